import { PRODUCT_NAME } from "@app/contracts/product";
import { useEffect } from "react";

export const pageTitle = (page: string): string => `${page} – ${PRODUCT_NAME}`;

/** Names the tab after what the page has loaded; the title of the page is back once it shows something else. */
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
