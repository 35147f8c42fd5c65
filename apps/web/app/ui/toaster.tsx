import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { attachToaster, type Notice, TOAST_DELAY_MS, TOAST_MS } from "../lib/notify.ts";
import { VoiceLoader } from "./voice-loader.tsx";

const manager = Toast.createToastManager();

function show({ id, kind, text, shownMs = TOAST_MS }: Notice): void {
  const toast = { id, type: kind, title: text, timeout: kind === "loading" ? 0 : shownMs };
  if (kind === "success") setTimeout(() => manager.add(toast), TOAST_DELAY_MS);
  else manager.add(toast);
}

const ICONS: Record<string, React.ReactNode> = {
  loading: <VoiceLoader className="h-4 text-accent" />,
  success: <CircleCheck className="size-[18px] text-good" aria-hidden="true" />,
  error: <CircleAlert className="size-[18px] text-bad" aria-hidden="true" />,
};

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="w-full rounded-[14px] bg-s1 shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)] transition-[opacity,transform] duration-200 ease-out dark:bg-s3 data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex min-h-12 items-center gap-3 px-4 py-3 text-ui font-[550]">
        <span className="flex-none">{ICONS[toast.type ?? ""]}</span>
        <Toast.Title className="min-w-0" render={<p />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * Shows the notices of `lib/notify.ts` under the header, away from buttons; clicks pass through them, and hovering does
 * not keep them open. F6 moves to them.
 */
export default function Toaster() {
  useEffect(() => attachToaster(show, (id) => manager.close(id)), []);
  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MS}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Messages"
          className="pointer-events-none fixed inset-x-4 top-18 z-60 mx-auto flex flex-col gap-2 md:inset-x-auto md:top-20 md:right-8 md:w-90 print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
