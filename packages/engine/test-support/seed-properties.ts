import fc from "fast-check";

/** The same examples in every run, so that a failure is reproducible; FC_SEED=random looks for new ones. */
const asked = process.env.FC_SEED ?? "1789";
fc.configureGlobal(asked === "random" ? {} : { seed: Number(asked) });
