/** The working name, written only here in the code. */
export const PRODUCT_NAME = "Aplomb";
/** « de » and « que » elided before the name: change them if the name begins with a consonant. */
export const OF_PRODUCT = `d’${PRODUCT_NAME}`;
export const THAT_PRODUCT = `qu’${PRODUCT_NAME}`;
