import { QueryClientProvider } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { queryClient } from "../../lib/query-client.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CreditIndicator } from "./credit-indicator.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { LogoutQuestion } from "./logout-question.tsx";
import { useLogout } from "./use-logout.ts";

/** Credits and logout. */
export default function SignedInArea() {
  const logout = useLogout();
  return (
    <QueryClientProvider client={queryClient}>
      <CreditIndicator />
      <IconButton label={ACCOUNT_TEXT.logout} onClick={logout.ask} className="max-md:hidden">
        <LogOut aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      <LogoutQuestion logout={logout} />
    </QueryClientProvider>
  );
}
