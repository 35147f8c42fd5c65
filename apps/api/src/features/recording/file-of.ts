/** The name of a recording's file in the store of files. */
export const fileOf = (id: string) => `${id}.wav`;
