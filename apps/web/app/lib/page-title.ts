import { PRODUCT_NAME } from "@app/contracts/product";
import { useEffect } from "react";

export const pageTitle = (page: string): string => `${page} – ${PRODUCT_NAME}`;

/** Sets the tab's title from loaded content; restores the page's own title afterwards. */
export function useDocumentTitle(page: string | null): void {
  useEffect(() => {
    if (page === null) return undefined;
    const before = document.title;
    const mine = pageTitle(page);
    document.title = mine;
    return () => {
      if (document.title === mine) document.title = before;
    };
  }, [page]);
}
