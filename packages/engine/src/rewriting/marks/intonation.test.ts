import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addIntonation } from "./intonation.ts";
import { stripIntonation } from "./write-marks.ts";

const PITCH = `Bonjour à tous. Chaque semaine, une boulangerie de quartier jette 42 kilos de pain, parce que personne ne sait combien de clients pousseront la porte demain.

En six mois, leurs invendus ont baissé de 38 %, soit environ 410 euros gagnés par mois et par boutique. Qui vient avec nous ?

[À compléter : ce que vous demandez, à qui et pour quelle date]

Venez jeudi à six heures du matin au fournil. Êtes-vous disponible ?`;

describe("addIntonation", () => {
  const marked = addIntonation(PITCH);

  it("marks breaths, pauses, melody, emphasis and cues", () => {
    expect(marked).toContain("/// de **38 %**");
    expect(marked).toMatch(/disponible \? ↗$/);
    expect(marked).toContain("Qui vient avec nous ? ↘ //");
    expect(marked).toContain("**Venez**");
    expect(marked).toContain("(ralentir) En six mois, /");
    expect(marked.split("///")).toHaveLength(3);
  });

  it("leaves the gaps alone", () => {
    expect(marked).toContain("\n\n[À compléter : ce que vous demandez, à qui et pour quelle date]\n\n");
  });

  it("puts at most one cue for 40 words and never breaks an article from its noun", () => {
    const cues = marked.match(/\((?:ralentir|plus fort|sourire)\)/g) ?? [];
    expect(cues.length).toBeLessThanOrEqual(Math.floor(PITCH.split(/\s+/).length / 40));
    expect(marked).not.toMatch(/(?:^|\s)(?:le|la|les|un|une|des|du|je|nous|vous|il|elle) \/+ /i);
  });
});

describe("what stands out", () => {
  it.each([
    ["a figure with what it counts", "Chaque hiver nous chauffons douze classes.", "**douze classes**"],
    ["a share", "Le gaz a baissé de 19 % en un an.", "**19 %**"],
  ])("is %s", (_, text, marked) => {
    expect(addIntonation(text)).toContain(marked);
  });

  it.each(["La ligne 14 s'arrête ici.", "Excusez-moi, la salle est froide.", "Mais la salle est froide."])(
    "is nothing in %s",
    (text) => {
      expect(addIntonation(text)).not.toContain("**");
    },
  );

  it.each([
    ["a date", "Nous avons ouvert la salle en 2016 à Brest."],
    ["an order not to", "N'ayez pas peur du chien, il dort."],
    ["a polite word", "Permettez-moi de finir, la salle est froide."],
  ])("is not %s", (_, text) => {
    expect(addIntonation(text)).not.toContain("**");
  });

  it("breathes inside no « sauf que » nor « un camion pour Dole », and says an hour with its minutes", () => {
    const marked = addIntonation(
      "Le chauffeur du soir a chargé tout seul un camion pour Dole à trois heures dix sauf que la porte du quai ne ferme plus depuis le gel de janvier dernier.",
    );
    expect(marked).not.toMatch(/sauf \/|camion \/ pour/);
    expect(marked).toContain("**trois heures dix**");
    expect(addIntonation("Chez nous, je compte toujours deux fois les onze palettes du quai.")).not.toContain(
      "/// **deux fois",
    );
  });

  it("holds the whole figure", () => {
    expect(addIntonation("Le four chauffe six heures et demie chaque nuit.")).toContain(
      "**six heures et demie**",
    );
  });

  it("waits for the largest count, never for two", () => {
    expect(addIntonation("On m'a demandé de dire deux mots sur la salle.")).not.toContain("///");
    expect(
      addIntonation("Le lycée compte ici quatre salles, et le bourg compte encore neuf cents élèves."),
    ).toContain("/// **neuf cents élèves**");
  });

  it("takes no breath after a word that calls the next one, and one before a late relative", () => {
    expect(addIntonation("Je viens parce que, moi, la salle me plaît.")).not.toContain("que, /");
    expect(
      addIntonation(
        "Le vieux menuisier de la rue des Lilas garde chaque soir dans sa cave les planches que personne ne veut.",
      ),
    ).toContain("planches / que");
  });

  it("parts no number, and asks for nothing where the speaker only moves on", () => {
    const said = addIntonation(
      "J'ai mon diplôme d'échographie depuis deux mille vingt et un, est-ce que je pourrais garder une matinée ? Le jaune est une catastrophe, mais passons.",
    );
    expect(said).toContain("vingt et un");
    expect(said).not.toContain("**passons**");
  });

  it("leaves a relative in one breath", () => {
    const text = "Nous montons une école de couture qui apprend le métier avec des machines anciennes.";
    expect(addIntonation(text)).not.toMatch(/\s\/+ (?:qui|avec)/);
  });
});

const AROUND = (said: string) =>
  `Notre carnet suit les troupeaux de la vallée chaque matin, du premier lâcher à la traite. ${said} Le soir, tout le monde relit la page du jour autour de la table, et personne ne discute plus des chiffres de la veille.`;

describe("what is waited for", () => {
  it("is the proof before the price, and never a price alone", () => {
    const marked = addIntonation(
      AROUND("Le carnet coûte 25 euros. En trois ans, 62 éleveurs sur 70 l'ont gardé dans leur poche."),
    );
    expect(marked).toContain("(ralentir) En **trois ans**");
    expect(marked).not.toContain("coûte ///");
    expect(addIntonation(AROUND("Le carnet coûte 25 euros."))).not.toContain("(ralentir)");
  });

  it("is what a figure came to", () => {
    const marked = addIntonation(
      AROUND("La caisse fait 300 euros. La traite est passée de 90 minutes à 40 minutes chaque matin."),
    );
    expect(marked).toContain("(ralentir) La traite");
  });

  it.each([
    ["La préparation prend 12 minutes au lieu de 40 minutes.", "/// **12 minutes**"],
    ["Au lieu de 40 minutes, la préparation prend 12 minutes.", "/// **12 minutes**"],
  ])("is what it came to, before or after what it replaces: %s", (said, waited) => {
    expect(addIntonation(AROUND(said))).toContain(waited);
  });

  it.each(["J'ai réduit les coûts de transport de 22 %.", "La demande a augmenté de 22 %."])(
    "is the share of what changed: %s",
    (said) => {
      expect(addIntonation(AROUND(said))).toContain(`(ralentir) ${said.slice(0, 9)}`);
    },
  );

  it.each(["Nous vendons avec une marge de 22 %.", "Je vous demande 22 % de la somme."])(
    "is no share that is a price or a request: %s",
    (said) => {
      expect(addIntonation(AROUND(said))).not.toContain("(ralentir)");
    },
  );

  it.each([
    ["Le litre coûte 1 euro 80 à la ferme.", "**1 euro 80**"],
    ["Chez nous, 62 éleveurs sur 70 le gardent.", "**62 éleveurs sur 70**"],
    ["Nous avons vendu les cent premiers exemplaires en mai.", "**cent premiers exemplaires**"],
    ["Nous louons deux cents mètres carrés à Dole.", "**deux cents mètres carrés**"],
    ["Il y a 12 classes sur 3 étages.", "**12 classes**"],
  ])("stands out whole in %s", (text, phrase) => {
    expect(addIntonation(text)).toContain(phrase);
  });

  it("comes after a silence that parts no noun from its complement", () => {
    const marked = addIntonation("Chaque mois, je vérifie la paie de 140 salariés du bâtiment.");
    expect(marked).not.toContain("paie ///");
    expect(addIntonation("Depuis mars, le vendeur garde sur lui la liste de 80 clients.")).not.toMatch(
      /(?:liste|la) \/\/\//,
    );
  });

  it("has no silence moved over a comma before another thing", () => {
    expect(addIntonation("Le problème, c'est la place, on a deux cents mètres carrés.")).not.toContain(
      "/// la place",
    );
  });

  it("is cued after the dash of a list", () => {
    const marked = addIntonation(
      "- Une tournée de trente villages chaque semaine, par tous les temps, avec deux chauffeurs\n- Des livres prêtés à 480 familles de la vallée depuis deux ans, sans une seule page perdue\n- Un conte lu à voix haute devant chaque école, pour les petits",
    );
    expect(marked).toContain("- (ralentir) Des livres");
    expect(stripIntonation(marked)).toContain("\n- Des livres");
  });

  it("is no first line that only announces", () => {
    const marked = addIntonation("Je vais vous parler de mon métier de luthier. Je répare des violons.");
    expect(marked).toContain("luthier. ↘ // Je");
    expect(addIntonation("Mon père réparait des violons le dimanche. Je répare.")).toContain(
      "dimanche. ↘ ///",
    );
  });
});

describe("stripIntonation", () => {
  it("gives the text back", () => {
    expect(stripIntonation(addIntonation(PITCH))).toBe(PITCH);
  });

  it("marks the sentences that follow a gap in the same paragraph", () => {
    const marked = addIntonation(
      "Nous avons des retours. [À compléter : combien de commerçants] L'équipe compte trois boulangers. Venez.",
    );
    expect(marked).toContain("L'équipe compte /// **trois boulangers**. ↘");
    expect(marked).toContain("[À compléter : combien de commerçants] ");
  });

  const words = fc.constantFrom(
    ..."nous avons 38 % de clients, mais / // /// ↗ ↘ ** * *gras* **mot** (sourire) (ralentir) \\ \\* et/ou http://x.fr ? ! : « oui » l'eau [À compléter : x] fin. Venez ! Bonjour\n\n \n 410 euros é \u00a0 '".split(
      " ",
    ),
  );
  it.each([
    ["pieces of French and marks", fc.array(words, { maxLength: 60 }).map((list) => list.join(" "))],
    ["the same, glued", fc.array(words, { maxLength: 30 }).map((list) => list.join(""))],
    ["any text", fc.string({ unit: "binary", maxLength: 200 })],
    ["marks alone", fc.string({ unit: fc.constantFrom(..."/*\\ ↗↘()\nab.,?1%"), maxLength: 60 })],
  ])("gives back %s exactly", (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(stripIntonation(addIntonation(text))).toBe(text);
      }),
      { numRuns: 400 },
    );
  });
});

describe("the figure to wait for", () => {
  const GARAGE = "On a commencé l'an dernier dans un garage de Roubaix.";

  it("is none that is denied", () => {
    const marked = addIntonation(
      `${GARAGE} Ce n'est pas 30 % des familles qui attendent, c'est 62 % des familles de la rue.`,
    );
    expect(marked).toContain("/// **62 %**");
    expect(marked).not.toContain("/// **30 %**");
  });

  it("is a share whose whole is said first", () => {
    const marked = addIntonation(
      `${GARAGE} Le magasin en vend 400 par mois aux garagistes de la ville, qui les montent le soir. Sur quarante et une courroies, trente-six ont tenu tout l'hiver dans le froid et la boue.`,
    );
    expect(marked).toContain("(ralentir) Sur");
    expect(marked).toContain("**trente-six** ont tenu");
  });

  it("is no count of another thing", () => {
    const marked = addIntonation(
      `${GARAGE} Sur quarante hectares, trois fermes travaillent avec nous toute l'année.`,
    );
    expect(marked).not.toContain("/// **trois fermes**");
  });
});

describe("« plus fort »", () => {
  const TOLD =
    "J'ai passé onze ans dans cet atelier de Morteau, entre le tour et la fenêtre, et j'y ai appris à écouter une montre avant de l'ouvrir. Venez dimanche goûter la soupe à la maison, tous les six.";

  it.each(["Allez, bonne route à tous.", "Prenez soin de vous.", "Vous allez me manquer, gardez la clé."])(
    "is said of no leave and of no emotion: %s",
    (last) => {
      expect(addIntonation(`${TOLD} ${last}`)).toContain("(plus fort) **Venez**");
    },
  );

  it("is said of what is asked", () => {
    expect(addIntonation(`${TOLD} Signez la pétition avant mardi.`)).toContain("(plus fort) **Signez**");
    expect(addIntonation(`${TOLD} Allez voter dimanche.`)).toContain("(plus fort)");
  });

  it.each([
    "Merci de nous avoir écoutés, et signez la pétition avant mardi.",
    "Voilà, merci, signez la pétition.",
  ])("is said of what is asked after thanks: %s", (last) => {
    const marked = addIntonation(`${TOLD} ${last}`);
    expect(marked).toMatch(/\(plus fort\) (?:Merci|Voilà)/);
  });

  it.each([
    "Merci à tous, et bonne retraite, profitez du jardin.",
    "Merci pour tout, et servez-vous, il y a du cidre.",
    "Merci à tous, profitez bien.",
  ])("is said of no courtesy after thanks: %s", (last) => {
    expect(addIntonation(`${TOLD} ${last}`)).toContain("(plus fort) **Venez**");
  });
});

it("whole orders are stressed, a noun or « si jamais » is not, and « même quand » is said at once", () => {
  const marked = addIntonation(
    "Vous êtes la bonne personne, si jamais vous venez. Prêtez-moi une salle pendant trois semaines. J'ai appris à garder mon calme toute la soirée même quand la terrasse est pleine. On fait à peu près quarante camions par jour.",
  );
  expect(marked).toContain("**Prêtez-moi**");
  expect(marked).not.toMatch(/\*\*(?:personne|jamais)/);
  expect(marked).toContain("même quand");
  expect(marked).toContain("à peu près **quarante camions**");
});
