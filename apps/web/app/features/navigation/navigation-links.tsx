import { Fragment } from "react";
import { NavLink } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { SITE } from "../../lib/site.ts";
import { NAVIGATION_TEXT } from "./messages.ts";

const FOR_ALL = [
  { to: PATHS.home, label: NAVIGATION_TEXT.home },
  { to: PATHS.pitch, label: NAVIGATION_TEXT.pitch },
  { to: PATHS.plans, label: NAVIGATION_TEXT.plans },
];
const FOR_USERS = [
  ...FOR_ALL,
  { to: PATHS.history, label: NAVIGATION_TEXT.history },
  { to: PATHS.account, label: NAVIGATION_TEXT.account },
];

interface Props {
  linkClass: string;
  onChoose?: () => void;
}

export function NavigationLinks({ linkClass, onChoose }: Props) {
  const links = useSession() === "signed-in" ? FOR_USERS : FOR_ALL;
  return links.map(({ to, label }) => (
    <Fragment key={to}>
      <NavLink to={to} end={to === PATHS.home} onClick={onChoose} className={linkClass}>
        {label}
      </NavLink>
      {to === PATHS.home && SITE.blogUrl && (
        <a href={SITE.blogUrl} className={linkClass}>
          {NAVIGATION_TEXT.blog}
        </a>
      )}
    </Fragment>
  ));
}
