import { formatEuros as format } from "@app/contracts/money";
import { PRODUCT_NAME } from "@app/contracts/product";
import escape from "escape-html";
import { type DemoAction, type DemoPayment, listActions, refundableCents } from "./act-on-payment.ts";
import type { DemoSession } from "./store.ts";

const LABELS: Record<DemoAction, (payment: DemoPayment) => string> = {
  pay: ({ session }) => `Payer ${format(session.amount_total)} (fictifs)`,
  pay_later: () => "Payer plus tard, par prélèvement",
  arrive: () => "Le prélèvement aboutit",
  bounce: () => "Le prélèvement échoue",
  refund: (payment) => `Rembourser ${format(refundableCents(payment))}`,
  refund_half: (payment) => `Rembourser la moitié, ${format(Math.ceil(refundableCents(payment) / 2))}`,
  fail_refund: () => "La banque refuse le dernier remboursement",
  dispute: () => "Le titulaire de la carte conteste",
  win_dispute: () => "La contestation est rejetée",
  lose_dispute: () => "La contestation est acceptée",
};
const TEXT = {
  title: "Paiement de démonstration",
  banner: "Aucune carte n’est demandée, aucun compte n’est débité.",
  explanation:
    "Cette page tient lieu de celle d’un prestataire de paiement. Chaque bouton déclenche ce qui arriverait pour de vrai : les crédits suivent.",
  declined: "La carte fictive a été refusée. Rien n’est débité : vous pouvez réessayer.",
  decline: "Simuler une carte refusée",
  cancel: "Annuler et revenir",
  back: `Revenir à ${PRODUCT_NAME}`,
  after: "Et ensuite ?",
  missing: "Ce paiement n’existe pas.",
};

function describeState({ session, refunds, dispute }: DemoPayment): string[] {
  if (session.status === "open")
    return [session.expires_at * 1000 > Date.now() ? "À payer" : "Page expirée : recommencez l’achat"];
  if (session.failed) return ["Prélèvement refusé : rien n’est débité"];
  if (session.payment_status === "unpaid") return ["Prélèvement en attente"];
  const refundStates = { succeeded: "Remboursement", failed: "Remboursement refusé par la banque" };
  const disputeStates = {
    needs_response: "Contestation en cours",
    won: "Contestation rejetée",
    lost: "Contestation acceptée : la banque a repris le paiement",
  };
  return [
    "Payé",
    ...refunds.map(({ status, amount }) => `${refundStates[status]} : ${format(amount)}`),
    ...(dispute ? [disputeStates[dispute.status]] : []),
  ];
}

const paragraph = (name: string, text: string) => `<p class="${name}">${escape(text)}</p>`;

/** The page of one payment: plain HTML without script; each button posts an action. */
export function renderPayment(payment: DemoPayment, nonce: string, declined: boolean): string {
  const { session } = payment;
  const actions = listActions(payment);
  const open = session.status === "open" && actions.length > 0;
  const [first, ...others] = actions.map((action, index) => {
    const main = index === 0 && session.payment_status === "unpaid" ? ' class="main"' : "";
    return `<button name="action" value="${action}"${main}>${escape(LABELS[action](payment))}</button>`;
  });
  const decline = open ? `<a class="button" href="?refusee">${TEXT.decline}</a>` : "";
  return page(
    nonce,
    [
      paragraph("banner", TEXT.banner),
      `<h1>${TEXT.title}</h1>`,
      `<dl><dt>${escape(session.description)}</dt><dd>${format(session.amount_total)}</dd></dl>`,
      `<ul>${describeState(payment)
        .map((state) => `<li>${escape(state)}</li>`)
        .join("")}</ul>`,
      declined && open ? `<p class="declined" role="alert">${TEXT.declined}</p>` : "",
      session.payment_status === "paid" && first ? `<h2>${TEXT.after}</h2>` : "",
      `<form method="post">${first ?? ""}${others.join("")}${decline}</form>`,
      leave(session, open),
      paragraph("note", TEXT.explanation),
    ].join("\n"),
  );
}

const leave = (session: DemoSession, open: boolean) =>
  `<p><a href="${escape(open ? session.cancel_url : session.success_url)}">${open ? TEXT.cancel : TEXT.back}</a></p>`;

export const renderMissing = (nonce: string): string =>
  page(nonce, `<h1>${TEXT.title}</h1>${paragraph("note", TEXT.missing)}`);

function page(nonce: string, body: string): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TEXT.title} | ${PRODUCT_NAME}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>
${body}
</main></body></html>`;
}

const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f3f0,#17131b);--card:light-dark(#fff,#211c26);--text:light-dark(#211a2b,#f5f2ee);
--soft:light-dark(#5b5268,#b9b1c2);--line:light-dark(#d9d3dc,#433b4b);--main:#7238d6;--warm:light-dark(#fbe6cd,#43301d);--bad:light-dark(#a8123d,#ff8a9f)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:20px;padding:28px;overflow:hidden}
.banner{margin:-28px -28px 24px;padding:14px 28px;background:var(--warm);font-weight:600}
h1{margin:0 0 16px;font-size:1.375rem;line-height:1.2}
h2{margin:20px 0 8px;font-size:1rem}
dl{display:flex;justify-content:space-between;gap:16px;margin:0;padding:16px 0;border-block:1px solid var(--line);font-size:1.125rem;font-weight:600}
dd{margin:0}
ul{margin:16px 0;padding:0;list-style:none;color:var(--soft)}
form{display:grid;gap:10px;margin:16px 0}
button,.button{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--soft)}
.main{background:var(--main);border-color:var(--main);color:#fff}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
a{color:inherit}
.declined{color:var(--bad);font-weight:600}
.note{margin:20px 0 0;color:var(--soft);font-size:.875rem}
`;
