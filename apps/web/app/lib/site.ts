/** The settings of the operator that pages show: known when the pages are built, so that they stand in the HTML. */
export interface Site {
  /** The address that users see, without a trailing slash. */
  url: string;
  blogUrl: string | null;
  operator: {
    name: string | null;
    address: string | null;
    /** « RCS Lyon 000 000 000 », capital, VAT number: as the operator writes it. */
    registration: string | null;
    /** Who answers for what is published. */
    director: string | null;
    email: string | null;
    phone: string | null;
    /** Name, address and telephone of the host. */
    hosting: string | null;
  };
}

/** Written in by the build (`vite.config.ts`). */
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
