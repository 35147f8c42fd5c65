/** Types of the part that we use of a package without types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
