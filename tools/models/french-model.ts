export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
}

export interface DownloadableModel {
  /** Name of its folder in the models folder. */
  name: string;
  title: string;
  licence: string;
  baseUrl: string;
  files: ModelFile[];
}

/**
 * Parakeet TDT 0.6B v3, converted to int8 for sherpa-onnx, at one fixed revision: `tokens.txt` and the three networks.
 * Sizes and checksums are those that several public projects pin for this revision; they all agree.
 */
export const FRENCH_MODEL: DownloadableModel = {
  name: "parakeet-tdt-0.6b-v3-int8",
  title: "NVIDIA Parakeet TDT 0.6B v3 (int8)",
  licence: "CC BY 4.0",
  baseUrl:
    "https://huggingface.co/csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8/resolve/2bda32ec70b097a55adaa07d9a7173915b43cc78",
  files: [
    {
      name: "tokens.txt",
      bytes: 93_939,
      sha256: "d58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d",
    },
    {
      name: "joiner.int8.onnx",
      bytes: 6_355_277,
      sha256: "3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3",
    },
    {
      name: "decoder.int8.onnx",
      bytes: 11_845_275,
      sha256: "179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e",
    },
    {
      name: "encoder.int8.onnx",
      bytes: 652_184_281,
      sha256: "acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247",
    },
  ],
};
