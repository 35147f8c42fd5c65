import { MESSAGES } from "@app/contracts/messages";
import { INTERVIEW_QUESTIONS } from "@app/contracts/pitch-types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { carryText } from "../../lib/carried-text.ts";
import { PITCH_TEXT } from "./messages.ts";
import { type PitchDraft, readDraft, writeDraft } from "./model.ts";
import { PitchForm } from "./pitch-form.tsx";
import { InPage } from "../../../test-support/in-page.tsx";
import { silentVoice } from "../recording/test-support/silent-voice.ts";

// jsdom has no layout.
beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));

const open = () => {
  const onSubmit = vi.fn<(draft: PitchDraft) => Promise<void>>(async () => {});
  const user = userEvent.setup();
  const view = render(
    <PitchForm failure={undefined} credits={null} voice={silentVoice()} shown onSubmit={onSubmit} />,
    {
      wrapper: InPage,
    },
  );
  return { onSubmit, user, view };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole("button", { name: PITCH_TEXT.submit });

test("every missing field says so at its place, and the first one has the focus", async () => {
  const { user, onSubmit } = open();
  await user.clear(field(PITCH_TEXT.audience));
  await user.click(submit());
  for (const [name, message] of [
    [PITCH_TEXT.audience, MESSAGES.audienceRequired],
    [PITCH_TEXT.question, MESSAGES.questionRequired],
    [PITCH_TEXT.content.rh, MESSAGES.pitchRequired],
  ] as const) {
    expect(field(name).getAttribute("aria-invalid"), name).toBe("true");
    const described = field(name).getAttribute("aria-describedby")?.split(" ");
    expect(described, name).toContain(screen.getByText(message).id);
  }
  expect(document.activeElement).toBe(field(PITCH_TEXT.audience));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a wrong field that takes the focus is brought in sight with its label", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { user } = open();
  await user.click(submit());
  await waitFor(() => expect(scrolled.mock.contexts).toContain(field(PITCH_TEXT.question)));
  scrolled.mockRestore();
});

test("49 words are too few, 50 are enough; the draft is kept as typed", async () => {
  const { user, onSubmit } = open();
  await user.click(field(PITCH_TEXT.question));
  await user.click(screen.getByRole("option", { name: INTERVIEW_QUESTIONS[3] }));
  const content = field(PITCH_TEXT.content.rh);
  await user.click(content);
  await user.paste("mot ".repeat(49));
  await user.click(submit());
  expect(screen.getByText(MESSAGES.pitchTooShort)).toBeTruthy();
  expect(document.activeElement).toBe(content);
  await user.type(content, "fin");
  expect(screen.queryByText(MESSAGES.pitchTooShort)).toBeNull();
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(readDraft()).toMatchObject({ question: INTERVIEW_QUESTIONS[3], content: `${"mot ".repeat(49)}fin` });
});

test("a draft of this session comes back", async () => {
  const first = open();
  await first.user.type(field(PITCH_TEXT.content.rh), "Bonjour");
  await first.user.click(screen.getByLabelText("Produit"));
  first.view.unmount();
  open();
  expect(field(PITCH_TEXT.content.produit).value).toBe("Bonjour");
  expect(screen.queryByLabelText(PITCH_TEXT.question)).toBeNull();
  expect(field(PITCH_TEXT.audience).value).toBe("Investisseur");
});

test("a text that comes with a link is there, unless another one waits", () => {
  const arrive = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[{ pathname: "/pitch", state: carryText("Je dirige un atelier.") }]}>
          <PitchForm
            failure={undefined}
            credits={null}
            voice={silentVoice()}
            shown
            onSubmit={async () => {}}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const { unmount } = arrive();
  expect(field(PITCH_TEXT.content.rh).value).toBe("Je dirige un atelier.");
  expect(readDraft().content).toBe("Je dirige un atelier.");
  unmount();
  writeDraft({ ...readDraft(), content: "Un autre" });
  arrive();
  expect(field(PITCH_TEXT.content.rh).value).toBe("Un autre");
});
