import { PASSWORD_CHARACTERS_MIN, SIGNUP_CREDITS } from "@app/contracts/limits";
import { count } from "../../lib/plural.ts";

/** What the account feature says. The catalogue of toasts and errors is in the contracts. */
export const ACCOUNT_TEXT = {
  open: "Connexion / Inscription",
  unreachable: "La connexion a été perdue. Vous pouvez réessayer.",
  login: {
    title: "Connexion",
    submit: "Se connecter",
    description: "Retrouvez vos analyses et vos crédits.",
    switchQuestion: "Pas encore de compte ?",
    switchAction: "Créer un compte",
  },
  signup: {
    title: "Inscription",
    submit: "Créer mon compte",
    description: `${count(SIGNUP_CREDITS, "crédit")} offerts à l’inscription.`,
    switchQuestion: "Déjà un compte ?",
    switchAction: "Se connecter",
  },
  email: "Adresse email",
  password: "Mot de passe",
  passwordHint: `${PASSWORD_CHARACTERS_MIN} caractères au moins. Une phrase de quelques mots convient très bien.`,
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  logout: "Se déconnecter",
  creditsLeft: "Crédits restants",
  credits: (n: number) => count(n, "crédit"),
  creditsLoading: "Chargement de vos crédits",
} as const;
