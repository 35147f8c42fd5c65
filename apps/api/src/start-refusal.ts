/** A start that cannot succeed, told in one French line for whoever runs the server: no stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
