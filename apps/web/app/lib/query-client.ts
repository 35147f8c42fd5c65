import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

/** One retry on a network failure, none once the server has answered. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    },
  },
});
