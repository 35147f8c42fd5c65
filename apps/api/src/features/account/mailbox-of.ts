/** Gmail delivers to one mailbox whatever the dots, under two names. */
const DOTLESS: Record<string, string> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** The mailbox behind an address, by the two rules that let one person write many: what follows a « + », and dots. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const [base = ""] = name.split("+");
  const owner = base === "" ? name : base;
  const dotless = DOTLESS[domain];
  return dotless ? `${owner.replaceAll(".", "")}@${dotless}` : `${owner}@${domain}`;
}
