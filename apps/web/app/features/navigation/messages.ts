export const NAVIGATION_TEXT = {
  home: "Accueil",
  backHome: "Revenir à l’accueil",
  pitch: "Votre pitch",
  history: "Historique",
  main: "Navigation principale",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  toLight: "Passer au thème clair",
  toDark: "Passer au thème sombre",
  theme: "Changer de thème",
  skip: "Aller au contenu",
  promise: "Le jour J se prépare à voix haute.",
} as const;
