import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

/** A password field with a button to show the password. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? "text" : "password"} className="pr-13" />
      <IconButton
        label={shown ? ACCOUNT_TEXT.hidePassword : ACCOUNT_TEXT.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0.5 my-auto hover:bg-s3"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
