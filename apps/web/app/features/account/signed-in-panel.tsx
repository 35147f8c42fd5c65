import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "../../lib/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { CreditCard } from "./credit-card.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { LogoutQuestion } from "./logout-question.tsx";
import { useLogout } from "./use-logout.ts";

export default function SignedInPanel({ onChoose }: { onChoose: () => void }) {
  const logout = useLogout(onChoose);
  return (
    <QueryClientProvider client={queryClient}>
      <CreditCard />
      <Button variant="secondary" onClick={logout.ask}>
        {ACCOUNT_TEXT.logout}
      </Button>
      <LogoutQuestion logout={logout} />
    </QueryClientProvider>
  );
}
