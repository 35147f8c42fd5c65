import { Fragment, type ReactNode } from "react";
import { typo } from "../../lib/typo.ts";

export interface ArticleText {
  title: string;
  lead: string;
  /** As dd/mm/yyyy. */
  updated?: string;
  sections: readonly { title: string; paragraphs?: readonly string[]; list?: readonly string[] }[];
}

interface Props {
  text: ArticleText;
  /** After the sections. */
  children?: ReactNode;
}

/** A page of text: one column, with a title per section. */
export function Article({ text, children }: Props) {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-36">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-verdict">{typo(text.title)}</h1>
        <p className="mt-5 text-[1.125rem] text-text-2 md:text-[1.1875rem]">{typo(text.lead)}</p>
        {text.updated && (
          <p className="mt-4 text-micro text-text-3">{typo(`Dernière mise à jour : ${text.updated}`)}</p>
        )}
        {text.sections.map((section) => (
          <section key={section.title} className="mt-11 md:mt-14">
            <h2 className="text-h2">{typo(section.title)}</h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph} className="mt-3.5 text-text-2">
                <Linked text={typo(paragraph)} />
              </p>
            ))}
            {section.list && (
              <ul className="mt-4 space-y-2.5">
                {section.list.map((line) => (
                  <li key={line} className="flex gap-3.5 text-text-2">
                    <span
                      aria-hidden="true"
                      className="mt-[.72em] h-[3px] w-3.5 flex-none rounded-full bg-c1"
                    />
                    <span className="min-w-0">
                      <Linked text={typo(line)} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

/** Turns e-mail addresses and URLs of a text into links. */
function Linked({ text }: { text: string }) {
  return text.split(" ").map((word, index) => {
    const isMail = word.includes("@");
    const isLink = isMail || word.startsWith("https://");
    return (
      // Words are identified by their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && " "}
        {isLink ? (
          <a
            href={isMail ? `mailto:${word}` : word}
            className="font-medium text-accent underline decoration-accent-line underline-offset-4 hover:decoration-accent"
          >
            {word}
          </a>
        ) : (
          word
        )}
      </Fragment>
    );
  });
}
