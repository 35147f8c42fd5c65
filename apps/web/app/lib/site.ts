/** The operator's settings shown in pages; known at build time, so that they are in the HTML. */
export interface Site {
  /** The site's public URL, without a trailing slash. */
  url: string;
  blogUrl: string | null;
  operator: {
    name: string | null;
    address: string | null;
    /** « RCS Lyon 000 000 000 », capital, VAT number: as the operator writes it. */
    registration: string | null;
    /** The legally responsible publisher. */
    director: string | null;
    email: string | null;
    phone: string | null;
    /** Name, address and telephone of the hosting provider. */
    hosting: string | null;
  };
}

/** Inserted by the build (`vite.config.ts`). */
declare const SITE_OF_BUILD: Site | undefined;

export const SITE: Site =
  typeof SITE_OF_BUILD === "undefined"
    ? {
        url: "http://localhost:3000",
        blogUrl: null,
        operator: {
          name: null,
          address: null,
          registration: null,
          director: null,
          email: null,
          phone: null,
          hosting: null,
        },
      }
    : SITE_OF_BUILD;
