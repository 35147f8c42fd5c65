export interface Message {
  /** Stays the same when a message is sent again, so that servers and mail readers show it once. */
  id: string;
  /** One address of a user, normalised by the contracts. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links in the text, for an operator who has no mail server. */
  links: string[];
}

/** Hands messages over to a mail server. */
export interface Mailer {
  /** Resolves once a server has accepted the message. Any error except `MailRefused` is worth a retry. */
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
