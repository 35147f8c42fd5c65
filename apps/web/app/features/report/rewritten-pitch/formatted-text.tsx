import Markdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import { typo } from "../../../lib/typo.ts";
import { MESSAGES } from "../messages.ts";
import { GAP } from "../styles.ts";
import { FORMATTED_CHARACTERS_MAX, allowedLink, splitGaps } from "./model.ts";
import { Prose, Script } from "./script.tsx";

const SCHEMA = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "tel"] },
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !["img", "input", "picture", "source"].includes(name),
  ),
};

/** The fields of a hast node used in this file. */
interface TreeNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string[]>;
  children?: TreeNode[];
}

/**
 * Applies French typography to every text, and frames the gaps that the speaker must fill in. Runs after sanitising.
 */
function frameGaps() {
  const visit = (node: TreeNode): void => {
    node.children = node.children?.flatMap((child) => {
      if (child.type !== "text") {
        visit(child);
        return [child];
      }
      return splitGaps(typo(child.value ?? "")).map(({ text, isGap }) => {
        const words: TreeNode = { type: "text", value: text };
        const properties = { className: GAP.split(" ") };
        return isGap ? { type: "element", tagName: "span", properties, children: [words] } : words;
      });
    });
  };
  return visit;
}

const COMPONENTS: Components = {
  a: ({ href, children }) => (
    <a href={href} rel="noopener noreferrer nofollow" className="underline underline-offset-4">
      {children}
    </a>
  ),
};

interface FormattedTextProps {
  text: string;
  /** Whether the text is meant to be said aloud. */
  isSaid?: boolean;
}

/** Renders the engine's Markdown, without images, raw HTML or unsafe links. */
export function FormattedText({ text, isSaid = true }: FormattedTextProps) {
  const isCut = text.length > FORMATTED_CHARACTERS_MAX;
  const Frame = isSaid ? Script : Prose;
  return (
    <>
      <Frame>
        <Markdown
          skipHtml
          urlTransform={allowedLink}
          rehypePlugins={[[rehypeSanitize, SCHEMA], frameGaps]}
          components={COMPONENTS}
        >
          {isCut ? text.slice(0, FORMATTED_CHARACTERS_MAX) : text}
        </Markdown>
      </Frame>
      {isCut && <p className="px-5 pb-6 text-ui text-text-2 md:px-14">{MESSAGES.formattedTooLong}</p>}
    </>
  );
}
