import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { findRoom, FULL_ROOM } from "./find-room.ts";
import { fold } from "../lib/fold.ts";

const NONE = -1;

interface Options {
  value: string;
  onChange: (value: string) => void;
  items: readonly string[];
}

/** An editable combobox as in the ARIA Authoring Practices: the focus stays in the input. */
export function useSuggestions({ value, onChange, items }: Options) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  // Only typing filters the list; with an existing value all suggestions are shown.
  const [typed, setTyped] = useState(false);

  const shown = typed ? items.filter((item) => fold(item).includes(fold(value.trim()))) : items;
  const isOpen = open && shown.length > 0;

  // The position is chosen on opening, so that the list does not jump to the other side during typing.
  const [room, setRoom] = useState(FULL_ROOM);
  useLayoutEffect(() => {
    const field = list.current?.parentElement;
    if (isOpen && list.current && field) setRoom(findRoom(field, list.current.scrollHeight));
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  useEffect(() => {
    if (active !== NONE) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const show = () => {
    setTyped(false);
    setActive(items.indexOf(value));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const choose = (item: string) => {
    onChange(item);
    close();
  };
  const move = (step: number) => {
    if (!isOpen) return show();
    const from = active === NONE && step < 0 ? 0 : active;
    setActive((from + step + shown.length) % shown.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (isOpen && event.key === "Enter") {
      // Enter accepts the suggestion or closes the list; pressing it again submits the form.
      event.preventDefault();
      if (shown[active] === undefined) close();
      else choose(shown[active]);
    } else if (isOpen && event.key === "Escape") {
      event.stopPropagation();
      close();
    }
  };

  const inputProps = {
    role: "combobox",
    value,
    autoComplete: "off",
    "aria-autocomplete": "list" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen && active !== NONE ? `${listId}-${active}` : undefined,
    onClick: () => isOpen || show(),
    onKeyDown,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      setTyped(true);
      setActive(NONE);
      setOpen(true);
    },
  };
  return { list, listId, isOpen, shown, room, active, setActive, show, close, choose, inputProps };
}
