/** The working name, written only here in the code. */
export const PRODUCT_NAME = "Aplomb";
/** « de » and « que » before the name: a name that opens with a consonant would not elide them. */
export const OF_PRODUCT = `d’${PRODUCT_NAME}`;
export const THAT_PRODUCT = `qu’${PRODUCT_NAME}`;
