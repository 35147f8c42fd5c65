/** The cluster cannot be opened, and the operator can do something about it: the message says what, in French. */
export class ClusterRefusal extends Error {
  override name = "ClusterRefusal";
}
