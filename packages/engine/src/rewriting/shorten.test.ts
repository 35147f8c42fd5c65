import { describe, expect, it } from "vitest";
import { brokenInShorter } from "../../test-support/shorter-versions.ts";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../test-support/judged-pitches.ts";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";
import { measureContent } from "../content/measure-content.ts";
import { readPitch } from "../content/read-pitch.ts";
import { composeText } from "./compose.ts";
import { shorten } from "./shorten.ts";

const PRODUCT: PitchText = {
  pitchType: "produit",
  content: `Bonjour à toutes et à tous, et merci d'être venus si nombreux ce soir. Je m'appelle Odette Carlin et je dirige l'atelier Ressac, à Paimpol.
Les mareyeurs du port jettent chaque semaine neuf cents caisses en polystyrène. Elles finissent dans la mer ou dans un four. C'est le sujet dont on parle le plus sur les quais.
Ressac a mis au point une caisse en algues, qui tient le poisson au froid pendant trente heures et se composte en six semaines. D'ailleurs, la couleur verte, c'est ma fille qui l'a choisie.
En avril, onze mareyeurs sur quinze l'ont gardée après un mois d'essai. La caisse coûte 1,40 euro à l'unité, ou 1,15 euro par mille. Il existe aussi une version plus grande, à 2,30 euros.
Je vous demande une chose : prenez vingt caisses lundi matin, à la criée, et rendez-les-moi vendredi avec vos remarques.`,
};

const TOLD: PitchText = {
  pitchType: "perso",
  content: `euh alors moi je m'appelle Ludivine et depuis plus de deux ans euh je répare des vélos dans une cave on a commencé à trois avec une pompe et un marteau et puis les voisins sont venus il y a eu le facteur il y a eu la boulangère du coin et euh un jour on a monté une roue à l'envers tout le monde a ri après on a loué un garage rue des Lices c'est là qu'on est encore aujourd'hui on fait douze vélos par semaine et personne n'est payé moi je voudrais qu'on soit un peu plus nombreux le samedi parce que euh le samedi c'est là qu'il y a du monde et on n'arrive plus à suivre`,
};

const UNENDED: PitchText = {
  pitchType: "perso",
  content: `Le moulin de Crouzet a tourné pour la dernière fois en 1954. Mon grand-père en a gardé la clé dans une boîte de biscuits, avec trois photos et une facture de farine. Quand il est mort, j'ai ouvert la boîte devant mes cousins. Nous avons tous eu la même idée. En deux étés, nous avons démonté la roue, changé quarante aubes et curé le bief sur deux cents mètres. En septembre, la meule a donné onze kilos de farine grise. Le boulanger en a fait quatre pains. Tout le village en a mangé. Je vous invite dimanche au moulin, à dix heures, pour la deuxième mouture. Il fera beau, à ce qu'on dit
Merci à vous`,
};

const CANTEEN =
  "Le loyer de la salle coûte 300 euros par mois, et la mairie en paie une partie depuis le printemps dernier. Le lundi, chacun apporte ce qui reste dans son frigo et personne ne jette plus rien. Nous cherchons deux fours, et je vous demande de venir jeudi à midi pour goûter la soupe. La mairie a promis de repeindre la salle avant la fin du printemps, avec les enfants de l'école.";

const rewritingOf = (input: PitchText) =>
  analysePitchText(input).recommendations.rewriting ?? { edits: [], shorter: [] };

function versions(input: PitchText): Map<number, string> {
  const { edits, shorter } = rewritingOf(input);
  return new Map(
    shorter.map(({ seconds, leftOut }) => [seconds, composeText(input.content, [...edits, ...leftOut])]),
  );
}

function readingOf(input: PitchText) {
  const reading = readPitch(input);
  return { reading, roles: measureContent(reading).roles };
}

function broken(input: PitchText): string[] {
  const { edits, shorter } = rewritingOf(input);
  return shorter.flatMap((version) => brokenInShorter(input.content, edits, version));
}

describe("a shorter version", () => {
  it("keeps who speaks, what is offered, the best proof and the request, not the greeting nor the price", () => {
    const short = versions(PRODUCT).get(30)!;
    expect(short).toContain("une caisse en algues");
    expect(short).toContain("onze mareyeurs sur quinze");
    expect(short).toContain("prenez vingt caisses lundi matin");
    expect(short).not.toMatch(/euro|Bonjour|ma fille/);
    expect(short).toMatch(/^Je m'appelle Odette/);
  });

  it("keeps what the thing is, said early", () => {
    const content = `Bonjour à tous et merci d'être là. Dans mon quartier, des dizaines de gens mangent seuls le midi. La Grande Tablée, c'est une cantine de quartier dans la salle des fêtes. Il y a un car pour ceux qui ne marchent plus. Il vient le mardi et il ramène chacun à sa porte, à l'heure qui lui va. Chaque mardi, 62 voisins mangent ensemble pour moins de trois euros. ${CANTEEN}`;
    expect(versions({ pitchType: "rh", content }).get(30)).toContain("La Grande Tablée, c'est une cantine");
  });

  it("says « elle » only after the aside that names her", () => {
    const content = `Je m'appelle Odile et je dirige une cantine de quartier à Dole. Nous servons des repas chaque mardi dans la salle des fêtes. D'ailleurs, ma sœur est pompière. Elle m'a appris à compter 40 gestes avant d'allumer un four : en trois ans j'ai sauvé deux fois la cuisine. La salle est au bout de la rue, derrière l'école. Les murs sont jaunes et le sol est gris. Il y a des rideaux et une grande horloge. ${CANTEEN}`;
    const shorter = [...versions({ pitchType: "produit", content }).values()];
    expect(shorter.length).toBeGreaterThan(0);
    for (const short of shorter) expect(short).not.toMatch(/(?<!pompière\. )Elle m'a appris/u);
  });

  it("parts a transcript only where its sentences surely end", () => {
    expect(broken(TOLD)).toEqual([]);
  });

  it("takes the stop that was to be written along with its sentence", () => {
    const short = versions(UNENDED).get(30)!;
    expect(short).not.toContain("à ce qu'on dit");
    expect(short).not.toMatch(/\s\./);
    expect(short).toContain("Je vous invite dimanche");
  });

  it("says « la chèvre » only after the sentence that brings her", () => {
    const content =
      "Je m'appelle Firmin et je préside le club de cartes de Brenod depuis douze ans. En mars, on a joué 40 soirées de suite et 14 voisins sur 20 sont venus. La mairie prête la salle et le chauffage, et on paie le café. Il y avait une chèvre dans la cour, comme souvent au village, et on riait beaucoup, et tout le monde était content d'être là. On se retrouve le jeudi dans la salle des fêtes, on y joue, on y boit du café, on y parle du temps qu'il fait. La dernière partie a duré six heures et Paulin a perdu deux cents jetons contre sa propre mère. Le maire a éteint la lumière à minuit. La chèvre a mangé le trophée.";
    const shorter = [...versions({ pitchType: "perso", content }).values()];
    expect(shorter.length).toBeGreaterThan(0);
    for (const short of shorter) expect(short).toMatch(/une chèvre.*La chèvre a mangé/u);
  });

  it("is not offered where most of a story would be missing", () => {
    const content =
      "Mon oncle Paulin a perdu son chien au marché de Louhans un lundi de mars. J'ai crié le nom du chien devant tous les étals. Une fromagère m'a montré la rue du moulin. J'ai couru jusqu'au pont et j'ai glissé dans la boue. Un gendarme m'a relevé et il m'a demandé ce que je cherchais. J'ai répondu que je cherchais un chien sans oreille. Le gendarme a ri, puis il a sifflé très fort. Une porte s'est ouverte au fond de la cour. Mon oncle est sorti avec un jambon sous le bras. Il dormait chez son cousin depuis le matin. J'ai compris que personne n'avait rien perdu. Le chien nous attendait devant la maison, assis sur le paillasson. Nous avons mangé le jambon tous les trois.";
    expect([...versions({ pitchType: "perso", content }).keys()]).not.toContain(30);
    // A product pitch may be shortened more than a story.
    expect([...versions({ pitchType: "produit", content }).keys()]).toContain(30);
  });

  it("keeps the end of a story that asks for nothing", () => {
    const content =
      "Le four du village n'avait pas chauffé depuis quarante ans. Mon oncle Paulin a retrouvé la clé dans une boîte à sucre. Un samedi de mars, nous avons brûlé trois fagots de hêtre. La fumée sortait par la porte et pas par la cheminée. La voisine a crié que l'église prenait feu. Paulin est monté sur le toit avec une perche. Il a sorti de là un nid, deux tuiles et une chaussure. D'ailleurs, la chaussure était à lui. Nous avons cuit dix-huit pains et nous en avons raté quatre. Le curé a mangé le premier sans rien dire. Les enfants ont pris les autres encore chauds. Depuis, le premier samedi du mois, le four chauffe pour tout le monde.";
    const short = versions({ pitchType: "perso", content });
    expect(short.size).toBeGreaterThan(0);
    for (const text of short.values()) expect(text).toContain("le four chauffe pour tout le monde");
  });

  const club = (told: string) =>
    `Je m'appelle Firmin et je préside le club. ${told} Le club existe depuis douze ans et il compte soixante membres de tous les âges. On se retrouve le jeudi dans la salle des fêtes de Brenod. On y joue aux cartes, on y boit du café, on y parle du temps qu'il fait. La mairie prête la salle et le chauffage. `;
  const ASKS = "Je vous demande de venir jeudi à huit heures.";

  it.each([
    [
      "« tout ça »",
      `${club("")}L'an dernier il y avait du bazar partout, des cartons, des chaises. J'ai passé 40 soirées à ranger tout ça et 14 voisins m'ont aidé. ${ASKS}`,
      "du bazar",
      "ranger tout ça",
    ],
    [
      "what is said back",
      `${club("")}Un élu me dit que le lien social, c'est très important et que c'est vraiment un enjeu majeur de notre époque. Moi, j'ai répondu que 14 voisins sur 20 sont venus en mars. ${ASKS}`,
      "Un élu me dit",
      "j'ai répondu",
    ],
  ])("says %s only after what it takes up", (_what, content, first, then) => {
    const { reading, roles } = readingOf({ pitchType: "perso", content });
    const short = shorten(reading, roles, []).map(({ leftOut }) => composeText(content, leftOut));
    expect(short.length).toBeGreaterThan(0);
    expect(short.filter((text) => text.includes(then) && !text.includes(first))).toEqual([]);
  });

  it("is not offered where what may not be left out is too long", () => {
    const long = PRODUCT.content
      .replace(
        "et se composte en six semaines",
        "et qui, une fois vide, rincée à l'eau claire, posée au fond d'un jardin sous un peu de terre et de feuilles mortes, se composte en six semaines sans laisser autre chose qu'un peu de sel et de sable",
      )
      .replace(
        "prenez vingt caisses lundi matin, à la criée",
        "prenez vingt caisses lundi matin, à la criée, remplissez-les comme les autres, posez-les sous la pluie, sur le quai, dans le camion",
      );
    expect([...versions({ ...PRODUCT, content: long }).keys()]).not.toContain(30);
  });

  it(
    "is made of whole sentences of the rewriting, in their order",
    { tags: ["long"], timeout: 60_000 },
    () => {
      const judged = [...readJudgedPitches(), ...readExaminedPitches()]
        .slice(0, 40)
        .map(({ input }) => input);
      expect([PRODUCT, UNENDED, ...readJourneyPitches(), ...judged].flatMap(broken)).toEqual([]);
    },
  );
});
