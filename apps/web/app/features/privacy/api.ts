import { getProcessors, type Processors } from "@app/contracts/coach";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";

export const processorsQuery = queryOptions<Processors>({
  queryKey: ["processors"],
  queryFn: ({ signal }) => callApi(getProcessors, {}, { signal }),
});
