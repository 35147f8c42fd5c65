import { opensOnAnaphor } from "../../language/cohesion.ts";
import { readText } from "../../language/read-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const LEANS = regexInLines("iu")`
  ^(?:
    (?:
      il|elle|ils|elles|ce|cela|ça|cet|cette|ces|ceux|celle|celui|son|sa|ses|leurs?|y|en|et|mais|donc|car|
      parce|puis|alors|ainsi|aussi|pourtant
    )(?![\p{L}])|
    c['’]
  )
`;
/** Characters; a longer sentence is not parsed for this. */
const LONGEST_READ = 400;

/** « C'est de l'eau qui rentre », « mais elle tient »: whether a sentence refers to the one before it. */
export const leansBack = ({ text }: { text: string }): boolean =>
  LEANS.test(text) || (text.length < LONGEST_READ && opensOnAnaphor(readText(text)));
