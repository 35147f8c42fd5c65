import { describe, expect, it } from "vitest";
import { findFillers, measureFillerRate } from "./fillers.ts";
import { readText } from "./read-text.ts";
import { fillersToBlame } from "./strip-fillers.ts";

const found = (text: string) => findFillers(readText(text)).map((hit) => hit.quote.toLowerCase());
const weighed = (text: string) => {
  return findFillers(readText(text))
    .filter((hit) => hit.weight > 0)
    .map((hit) => hit.quote.toLowerCase());
};

describe("findFillers", () => {
  it.each([
    ["C'est un bon produit, voilà.", ["voilà"]],
    ["Voilà pourquoi nous avons créé Mie Juste.", []],
    ["Voilà ce que je propose. Nous voilà prêts.", []],
    ["On fait des remorques, quoi.", ["quoi"]],
    ["De quoi avez-vous besoin ? N'importe quoi.", []],
    ["Il y avait genre deux cents personnes.", ["genre"]],
    ["Ce genre de client change le genre humain.", []],
    [
      "Je fais du vélo, des trucs comme ça. On range, et ce genre de choses.",
      ["des trucs comme ça", "ce genre de choses"],
    ],
    ["Si vous cherchez ce genre de choses, venez. Elle m'a dit un truc comme ça.", []],
    ["Bon, je commence.", ["bon"]],
    ["Allez voir la vitrine, rue Flachet.", []],
    ["C'est mon frère qui conduit.", []],
    ["Et euh, on y va.", ["euh"]],
    ["C'est un bon produit, il a bon goût.", []],
    ["Il faut que la pâte soit bonne, que le four soit bon, pas tiède.", []],
    ["Deux tables et une scie. Voilà tout notre atelier.", []],
    ["En gros, on vend du pain.", ["en gros"]],
    ["Nous vendons en gros et au détail.", []],
    ["C'est simple, tu vois, on clique.", ["tu vois"]],
    ["Tu vois que le client attend. Comme vous savez, il pleut.", []],
    ["Si vous voulez investir, appelez-moi.", []],
    ["C'est, si vous voulez, un test.", ["si vous voulez"]],
    ["Nous leur disons merci. C'est, disons, une idée.", ["disons"]],
    ["Je peux vous retrouver la fiche si vous voulez.", []],
    ["Une tarte comme on n'en fait plus. Je n'en fait qu'une.", []],
    ["Et puis voila, c'est fini. Voila, on commence.", ["voila"]],
    ["Et tout a fonctionné, et tout le monde a ri.", []],
    ["Nous avons changé le menu, et tout s'est bien passé.", []],
    ["J'ai tout noté, et tout me servait.", []],
    ["On fait le pain, les gâteaux et tout.", ["et tout"]],
    ["D'abord je lis, ensuite je note, enfin je signe.", []],
    ["Je vends des vélos, enfin non, des remorques.", ["enfin"]],
    ["J'ai compris que quelqu'un allait enfin tenir la selle. C'était enfin mon tour.", []],
    ["On voulait enfin en vivre, et ils ont pu enfin nous recevoir.", []],
    ["C'était dur enfin pas trop, et je pensais enfin je croyais.", ["enfin", "enfin"]],
    ["D'abord la levure, puis le sel, enfin l'eau.", []],
    ["Il m'a parlé franchement. Le rendez-vous fut bref.", []],
    ["Franchement, c'est long. Bref, on a signé.", ["franchement", "bref"]],
    ["Et puis quoi encore ?", []],
    ["Je suis, euh, heureuse de passer une heure ici.", ["euh"]],
    ["On va dire que c'est entre guillemets un succès.", ["on va dire", "entre guillemets"]],
    ["L'heure avance et le heurt est évité.", []],
    ["Et du coup, on a changé de four.", ["du coup"]],
    ["Le coup d'envoi est donné, on en fait des colliers.", []],
    ["On a tenu du début, et du coup d'envoi jusqu'au dernier carton.", []],
    ["Euh, bon, elle parle du coup de fil de minuit et du coup d'État.", ["euh", "bon"]],
    ["Mon chef m'a dit : euh, du coup, je sais pas, bon. Euh, j'ai refait le planning.", ["euh"]],
    ["Alors nous avons dit : bah, bon, on le fait.", ["alors", "bah", "bon"]],
    ["Les clients nous demandent à la caisse : bon, c'est quoi ?", []],
    ["Je leur ai dit : euh, bon, on y va.", ["euh", "bon"]],
    ["Avec ma sœur on s'est dit : bon, on y va.", ["bon"]],
    ["Enfin bref, mais bon, donc voilà quoi.", ["enfin", "bref", "bon", "donc", "voilà", "quoi"]],
    ["D'abord, j'ai compté les colis. Ensuite, j'ai classé. Enfin, j'ai affiché le plan.", []],
    ["Vous l'avez réparé, mais c'est jamais bon.", []],
    ["On mesure pour savoir qui consomme quoi et on note.", []],
    ["Le nom de l'agence, c'est je sais pas quoi maintenant.", []],
    ["Il m'a dit : « Bon, euh, voilà, quoi. »", []],
    ["Je tiens le poste seule, et je l'aime vraiment. Finalement, j'ai tout appris là.", []],
    ["Euh, donc je vends du pain, hein. Donc voilà, euh.", ["euh", "donc", "hein", "donc", "voilà", "euh"]],
    ["Il pousse un machin bancal. On range les outils, machin, on balaie.", ["machin"]],
    ["Deux heures au four, et voilà le résultat. Voilà ma fille, c'est elle qui vend.", []],
    ["Je pose la boîte ici, voilà. Vous tournez comme ça, voilà, et c'est fermé.", []],
    ["C'est comme ça, voilà. Je suis restée là, voilà.", ["voilà", "voilà"]],
    ["La presse est vieille. Donc nous la changeons en mars.", []],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("lets frequent marks weigh only when they come back", () => {
    expect(weighed("Du coup nous avons changé.")).toEqual([]);
    expect(weighed("Du coup nous avons changé. Du coup il est parti. Du coup elle est venue.")).toEqual([
      "du coup",
      "du coup",
    ]);
  });

  it("never lowers the rate when a filler is added", () => {
    const words =
      "Nous avons créé une application qui aide les boulangers à jeter moins de pain chaque matin".split(" ");
    const rate = (list: string[]) => {
      const units = readText(`${list.join(" ")}.`);
      return measureFillerRate(units, findFillers(units));
    };
    for (let at = 0; at <= words.length; at += 1) {
      expect(rate([...words.slice(0, at), "euh", ...words.slice(at)])).toBeGreaterThan(rate(words));
    }
  });

  it("quotes the source", () => {
    const source = "Alors, euh… c’est, disons, un bon produit, quoi !";
    const hits = findFillers(readText(source));
    expect(hits.map(({ form }) => form)).toContain("euh");
    for (const hit of hits) expect(source.slice(hit.start, hit.end)).toBe(hit.quote);
  });
});

it.each([
  ["On la fait en saule, enfin plus en saule, en épicéa.", false],
  ["C'est équipé, il y a le wifi, enfin quand ça passe.", false],
  ["On part à huit, enfin presque.", false],
  ["On était cinq au dépôt, enfin, le chef arrivait à midi.", true],
  ["Enfin, je vends du pain depuis mars.", true],
])("blames no « enfin » that corrects what was said: %s", (text, isBlamed) => {
  const units = readText(text);
  expect(fillersToBlame(units, findFillers(units)).some(({ form }) => form === "enfin")).toBe(isBlamed);
});
