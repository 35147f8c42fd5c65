/** Gmail ignores the dots of an address, under either of its two domains. */
const DOTLESS: Record<string, string> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** The mailbox behind an address: removes the two ways to write one mailbox differently, « +tag » and Gmail's dots. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const [base = ""] = name.split("+");
  const owner = base === "" ? name : base;
  const dotless = DOTLESS[domain];
  return dotless ? `${owner.replaceAll(".", "")}@${dotless}` : `${owner}@${domain}`;
}
