import { PRODUCT_NAME } from "@app/contracts/product";

export const pageTitle = (page: string): string => `${page} – ${PRODUCT_NAME}`;
