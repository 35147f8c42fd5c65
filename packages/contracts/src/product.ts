/** The working name. It stands here and nowhere else in the code. */
export const PRODUCT_NAME = "Aplomb";
