export interface Message {
  /** Stays the same when a message is sent again: servers and readers then show it once. */
  id: string;
  /** One address of a user, as the contracts normalise it. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses that the text contains, for an operator without a mail server. */
  links: string[];
}

/** Hands messages over to a mail server. */
export interface Mailer {
  /** Resolves once a server has taken the message. Any error but `MailRefused` is worth another try. */
  send(message: Message): Promise<void>;
  /** Deletes the copies kept here of messages to one address, where copies are kept. */
  forget(address: string): Promise<void>;
  /** Deletes the copies that are older than a date, where copies are kept. */
  purge(before: Date): Promise<void>;
}

/** The server refused this message for good: an address that does not exist, for instance. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
