import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

const judge = (content: string, pitchType: "produit" | "perso" = "produit") => {
  const { validity, notices } = analysePitchText({ pitchType, content, question: null });
  const told = notices.find(({ rule }) => rule === "noSpeaker" || rule === "likeAPage");
  return { validity, rule: told?.rule ?? null, message: told?.message ?? "" };
};

const ENCYCLOPAEDIA =
  "Établi sur un éperon calcaire, le bourg de Valmeyre fut fortifié au XIIIe siècle par les comtes de Lisle. La seigneurie, vendue en 1412, passa ensuite aux évêques, qui firent édifier la halle et le pont. Ravagée par la peste de 1587, la localité ne retrouva sa population antérieure qu'au milieu du XVIIIe siècle. L'exploitation des ardoisières (1830-1914) transforma durablement le paysage ; plusieurs cités ouvrières, construites par la compagnie, sont aujourd'hui inscrites à l'inventaire. Desservie par une ligne secondaire jusqu'en 1952, la commune appartient à une communauté rurale regroupant quatorze municipalités.";
const LEAFLET =
  "Appliquer la préparation sur une surface propre, sèche et dépoussiérée. Respecter un temps de séchage de quatre heures entre chaque couche. Ne pas utiliser à une température inférieure à 8 °C. Nettoyer immédiatement les outils à l'eau savonneuse. Contient des substances susceptibles de provoquer une irritation cutanée ; en cas de contact avec les yeux, rincer abondamment et consulter un spécialiste. Conserver le récipient hermétiquement fermé, hors de portée des enfants.";
const NOTICE_THAT_ASKS =
  "Dans le cadre de la restauration du lavoir communal, l'association Pierres et Sources ouvre une souscription publique. Ledit lavoir, d'une surface de 62 m², a été édifié en 1874 et n'est plus couvert depuis la tempête. La charpente sera reconstruite par un artisan du canton, sous le contrôle de l'architecte départemental. Le devis, établi en mars, s'élève à 18 400 euros ; la moitié en est prise en charge par la fondation. Les habitants qui le souhaitent sont invités à verser 30 euros avant le 15 mai. Le règlement de la souscription est consultable en mairie.";
const SERVICE =
  "La bibliothèque roule. C'est un ancien car scolaire, et il s'arrête devant huit maisons de retraite. Les résidents montent, ou bien le chauffeur descend avec un bac de livres en gros caractères. Monsieur Pujol n'avait rien lu depuis sa cataracte, il en est à son onzième roman. Le car coûte 23 000 euros par an. Deux communes paient déjà. Il en faut une troisième avant juin, sinon il reste au garage.";
const ADDRESS =
  "Votre immeuble perd un tiers de sa chaleur par le toit. Nous l'avons mesuré mardi, avec une caméra, depuis le parking. L'isolation soufflée prend deux jours, sans échafaudage. La facture du bâtiment voisin est passée de 31 000 à 19 000 euros. L'aide de la région couvre la moitié. Je vous propose une visite des combles jeudi à dix-huit heures.";

describe("a page that is pasted as a pitch", () => {
  it.each([
    ["an encyclopaedia", ENCYCLOPAEDIA],
    ["a leaflet", LEAFLET],
  ])("is told so with what shows it: %s", (_, content) => {
    const { validity, rule, message } = judge(content);
    expect(rule).toBe("noSpeaker");
    expect(validity).toBeLessThan(0.6);
    expect(message).toContain("se lit comme une page");
    expect(message).toContain("On y trouve");
    for (const [, shown] of message.matchAll(/«\u00a0([^»]+)\u00a0»/gu))
      expect(shown === "je" || shown === "nous" || shown === "on" || content.includes(shown!)).toBe(true);
  });

  it("costs nothing where it asks its public for something, and is told", () => {
    const { validity, rule, message } = judge(NOTICE_THAT_ASKS);
    expect(rule).toBe("likeAPage");
    expect(validity).toBe(1);
    expect(message).toContain("Les notes n'en dépendent pas");
  });

  it("costs nothing by marks that nobody hears", () => {
    const told =
      "Le village n'a plus de médecin. Le docteur Perret a été remplacé par une cabine. Les mesures sont prises par une infirmière MARK les images sont lues à distance. L'an dernier, 840 consultations ont été faites, dont 200 de nuit. Le tout est payé par l'agence de la région.";
    expect(judge(told.replace(" MARK", " ;")).validity).toBe(judge(told.replace(" MARK", ",")).validity);
  });

  it.each([
    ["of a service in the third person", SERVICE],
    ["that says « nous » and « vous »", ADDRESS],
  ])("is no speech %s", (_, content) => {
    expect(judge(content)).toEqual({ validity: 1, rule: null, message: "" });
  });
});
