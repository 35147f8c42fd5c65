/** Written by `build-steps/shown-example.ts`. */
declare module "virtual:shown-example" {
  const example: import("../app/features/home/model.ts").ShownExample;
  export default example;
}
