import { createContext } from "react";

/** The nonce of the page's Content-Security-Policy, on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
