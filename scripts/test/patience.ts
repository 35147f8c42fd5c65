/** Long enough to end only tests that hang: a busy machine takes many times what a quiet one does. */
export const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };
