import { MESSAGES } from "@app/contracts/messages";
import { Pencil, Star, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { notify } from "../lib/notify.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { describedBy, Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { LoadMore } from "../ui/load-more.tsx";
import { Logo } from "../ui/logo.tsx";
import { MarksTable } from "../ui/marks-table.tsx";
import { Menu } from "../ui/menu.tsx";
import { PageDialog } from "../ui/page-dialog.tsx";
import { QuestionShield } from "../ui/question-shield.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SuggestionInput } from "../ui/suggestion-input.tsx";
import { Switch } from "../ui/switch.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { VoiceBars } from "../ui/voice-bars.tsx";
import { VoiceLoader } from "../ui/voice-loader.tsx";

const VARIANTS = ["primary", "secondary", "quiet"] as const;
const TONES = ["neutral", "accent", "info", "good", "warn", "bad"] as const;
const NOTICES = ["loading", "success", "error"] as const;
const CHOICES = [
  { value: "text", label: "Texte" },
  { value: "voice", label: "Voix" },
] as const;
const nothing = () => {};

/**
 * All visible components of `ui/` in their states, for development only; the header's button changes the theme.
 * Checkbox and switch show `Choice`, the confirmation dialog its popup, the toast buttons the toaster. Not shown:
 * `FocusedView` and `SteadyReading`, which draw nothing, and `NeedsScript`, visible only without scripts.
 */
export default function ComponentsPage() {
  const [choice, setChoice] = useState<"text" | "voice">("text");
  const [on, setOn] = useState(true);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState<"dialog" | "page" | "confirm" | null>(null);
  return (
    <div className="page-width space-y-12 pt-28 pb-24">
      <title>Components</title>
      <h1 className="text-verdict">Components</h1>
      <Row title="Button">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap gap-3">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} busy>
              busy
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} size="large">
              large
            </Button>
          </div>
        ))}
      </Row>
      <Row title="IconButton, Menu, CopyButton">
        <IconButton label="Favori">
          <Star aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={<Button variant="secondary">Menu</Button>}
          groups={[
            [{ label: "Modifier", icon: <Pencil />, onChoose: nothing }],
            [
              { label: "Supprimer", icon: <Trash2 />, isDestructive: true, onChoose: nothing },
              { label: "Fermé", disabled: true },
            ],
          ]}
        />
        <CopyButton text="texte" label="Copier" said={{ copied: "Copié", failed: "Échec" }}>
          Copier
        </CopyButton>
      </Row>
      <Row title="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row title="Field, TextInput, TextArea, SuggestionInput, SearchField">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <Field id="c1" label="Au repos" hint="Une indication">
            <TextInput id="c1" placeholder="À qui parlez-vous ?" {...describedBy("c1", undefined, true)} />
          </Field>
          <Field id="c2" label="Avec une erreur" error={MESSAGES.pitchRequired}>
            <TextInput id="c2" {...describedBy("c2", MESSAGES.pitchRequired)} />
          </Field>
          <Field id="c3" label="Fermé">
            <TextInput id="c3" disabled defaultValue="Fermé" />
          </Field>
          <Field id="c4" label="Avec des propositions">
            <SuggestionInput
              id="c4"
              value={typed}
              onChange={setTyped}
              items={["Investisseur", "Client", "Partenaire"]}
              listLabel="Propositions"
            />
          </Field>
          <Field id="c5" label="Texte long">
            <TextArea id="c5" rows={3} />
          </Field>
          <SearchField id="c6" label="Recherche" value={typed} onChange={setTyped} />
        </div>
      </Row>
      <Row title="SegmentedControl, Tabs, Checkbox, Switch">
        <SegmentedControl name="c7" legend="Mode" options={CHOICES} value={choice} onChange={setChoice} />
        <Checkbox id="c8" label="Garder" hint="Trente jours" checked={on} onChange={setOn} />
        <Checkbox id="c9" label="Fermé" checked disabled onChange={nothing} />
        <Switch id="c10" label="Lettre d’information" checked={on} onChange={setOn} />
        <Switch id="c11" label="Fermé" checked={false} disabled onChange={nothing} />
        <div className="w-full">
          <Tabs
            label="Onglets"
            tabs={CHOICES.map((one) => ({ ...one, content: <p>{one.label}</p> }))}
            value={choice}
            onChange={setChoice}
          />
        </div>
      </Row>
      <Row title="MarksTable, QuestionShield">
        <div className="w-full">
          <MarksTable
            caption="Notes de deux essais"
            columns={["Essai", "Clarté", "Structure"]}
            rows={[
              { label: "Premier", cells: ["6,2", "5,8"] },
              { label: "Second", cells: ["7,4", "8,1"] },
            ]}
          />
          <QuestionShield ground="la situation de famille" />
        </div>
      </Row>
      <Row title="Dialog, PageDialog, ConfirmDialog, toasts">
        <Button variant="secondary" onClick={() => setOpen("page")}>
          PageDialog
        </Button>
        <PageDialog open={open === "page"} onClose={() => setOpen(null)} title="Une page">
          <h2 className="text-h2">Une page entière</h2>
        </PageDialog>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          ConfirmDialog
        </Button>
        {NOTICES.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            onClick={() => notify({ id: kind, kind, text: MESSAGES.shareCopied })}
          >
            {kind}
          </Button>
        ))}
        <Dialog
          open={open === "dialog"}
          onClose={() => setOpen(null)}
          title="Un titre"
          description="Une phrase."
        >
          <p className="mt-4">Contenu</p>
        </Dialog>
        <ConfirmDialog
          open={open === "confirm"}
          title={MESSAGES.planDeletionAsked}
          description="Ses questions partent avec lui."
          confirmLabel="Supprimer"
          cancelLabel="Annuler"
          onConfirm={() => setOpen(null)}
          onCancel={() => setOpen(null)}
        />
      </Row>
      <Row title="Loading and empty">
        <VoiceLoader />
        <VoiceBars levels={[3, 6, 4, 8, 5, 9, 6]} />
        <Logo name="Logo" />
        <div className="w-60 space-y-2">
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <LoadMore shown={20} total={48} busy={false} onMore={nothing} />
        <LoadMore shown={20} total={48} busy onMore={nothing} />
        <Card className="w-full">
          <EmptyState
            text="Votre premier pitch apparaîtra ici."
            action={<Button>Enregistrer un pitch</Button>}
          />
        </Card>
      </Row>
    </div>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-h3">{title}</h2>
      <div className="flex flex-wrap items-center gap-5">{children}</div>
    </section>
  );
}
