import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import { readPitch } from "../../content/read-pitch.ts";
import type { PitchType } from "../../pitch.ts";
import { isPlain } from "./hook-signs.ts";
import { carryingOn } from "./carrying-on.ts";
import { findCandidates } from "./hook-candidates.ts";

const hooksOf = (content: string, pitchType: PitchType = "produit") =>
  analysePitchText({ pitchType, content }).recommendations.hooks.map(({ text }) => text);

/** All lines that could open the pitch. */
const linesOf = (content: string) =>
  findCandidates(readPitch({ pitchType: "perso", content }), []).map(({ text }) => text);

const SCHOOL = `Bonjour, je m'appelle Nadia. Notre atelier répare les chaises des écoles de Nantes. L'an dernier, la ville a jeté 840 chaises. Elles avaient trois ans. Il les remplaçait par des neuves. Nous en avons réparé 310. C'est 12 euros la chaise. Avec lui, nous avons ouvert un second atelier à Rezé. Un jour, une directrice a pleuré devant sa classe. Venez nous voir mardi.`;

describe("hooks", () => {
  it("open on no words of a letter, no nerves, no excuse and no insult", () => {
    const content =
      "Bonjour, je suis un peu stressé. Je suis très motivé pour rejoindre votre entreprise. Mon ancien chef était un imbécile. Je ne suis pas très doué pour me vendre. J'ai livré du pain deux ans à Niort. Je me tiens à votre disposition pour un entretien.";
    const hooks = hooksOf(content, "rh").join("\n");
    expect(hooks).not.toMatch(/stressé|motivé|imbécile|doué|disposition/u);
    expect(hooks).toContain("J'ai livré du pain deux ans à Niort.");
  });

  it("bring forward whole sentences that lean on nothing, never a price", () => {
    const hooks = hooksOf(SCHOOL);
    expect(hooks.join("\n")).toContain("840 chaises. C'est ce que la ville a jeté l'an dernier.");
    for (const text of hooks) {
      expect(text).not.toMatch(/^(?:Elles?|Ils?|Avec lui|C'est|Nous en)(?![\p{L}])/u);
      expect(text).not.toContain("12 euros");
      expect(text).not.toContain("À compléter");
    }
  });

  it("take a short sentence along with the one that it closes", () => {
    const hooks = hooksOf(
      "Quand j'étais petite, à Brest, mon père choisissait le poisson en lui regardant l'œil. Moi, j'ai trouvé mieux : je lui regarde l'oreille. L'os de l'oreille garde la trace de chaque hiver. Nous lisons ces traces dans un atelier de Lorient. Venez les voir mardi.",
    );
    expect(hooks.join("\n")).toMatch(/l'œil\. Moi, j'ai trouvé mieux/);
  });

  it("find a clause that can be said alone in a long sentence", () => {
    const hooks = hooksOf(
      "Chez Morin à Vichy j'ai ramené les retours de 14 à 3 % en un an, et le chef d'atelier a relevé les chiffres lui-même chaque soir sur son carnet, et il les a donnés à la direction.",
      "rh",
    );
    expect(hooks[0]).toContain("Chez Morin à Vichy j'ai ramené les retours de 14 à 3 % en un an");
  });

  it("never open on an excuse", () => {
    const hooks = hooksOf(
      "Je vous demande pardon d'avance, j'ai tout écrit sur une feuille. Depuis 2006, je note chaque panne dans un carnet. J'en suis au septième. Excusez-moi, ma voix tremble devant vous ce matin. Mon dernier apprenti, Yvan, a commencé le sien.",
      "rh",
    );
    expect(hooks.join("\n")).not.toMatch(/pardon|excusez-moi/i);
    expect(hooks.join("\n")).toContain("carnet");
  });

  it("never open on words that the report finds weak", () => {
    const content =
      "Je suis quelqu'un de rigoureux, motivé et dynamique. J'ai travaillé trois ans à la scierie de Cormery. Je suis très polyvalent et j'ai le sens du contact. Le matin, j'ouvre l'atelier et je prépare les lames. J'aimerais venir chez vous.";
    const report = analysePitchText({ pitchType: "rh", question: "Parlez-moi de vous.", content });
    expect(report.claims.some(({ text }) => text.includes("quelqu'un de rigoureux"))).toBe(true);
    expect(report.recommendations.hooks.length).toBeGreaterThan(0);
    for (const { text } of report.recommendations.hooks) expect(text).not.toContain("rigoureux");
  });

  it("never open on the announcement of what comes next", () => {
    const content =
      "Bonjour, je vais vous présenter notre atelier de reliure. Une bibliothécaire de Vannes m'a tendu en mars un registre moisi de 1812. Je l'ai rendu sec et cousu trois semaines plus tard. Depuis, sept mairies nous envoient leurs cadastres. Confiez-nous un premier volume avant l'été.";
    const hooks = hooksOf(content);
    expect(hooks.length).toBeGreaterThan(0);
    for (const text of hooks) expect(text).not.toContain("vais vous présenter");
    const lines = linesOf(
      "Je vais pas être très longue. Je vous écris pour le four du village. Le four a gelé en mars.",
    );
    expect(lines).toContain("Le four a gelé en mars.");
    expect(lines.join("\n")).not.toMatch(/longue|écris/u);
  });

  it("open on no pronoun, possessive, plan or price that hangs on something else", () => {
    const hooks = hooksOf(
      "Ma tante Rose tient le four banal de Mérens depuis 1981. Je suis content qu'elle me l'ait confié. En haut sa porte, elle ferme mal. Dans un premier temps, le four chauffait au buis. Il faut compter 300 euros par mois. La deuxième chauffe dure neuf heures. Quarante familles y cuisent leur pain le samedi.",
      "perso",
    ).join("\n");
    expect(hooks).toContain("Ma tante Rose tient le four banal");
    expect(hooks).not.toMatch(/content qu'elle|sa porte|premier temps|euros par mois|La deuxième/);
  });

  it("open on no note, no bracket left open and nothing that is taken back", () => {
    const hooks = hooksOf(
      "Notre fournil a ouvert à Sarlat en mars 2019. Non, en avril. Depuis lundi, une apprentie pétrit avec moi (la fille du bouchon, vous la connaissez, elle tenait la caisse). 412 pains - 37 kilos de seigle - rappeler le meunier. NE PAS dire que le four est vieux de 1911. Hier soir, le meunier Fabre a porté quarante sacs dans l'escalier sans un mot.",
      "perso",
    ).join("\n");
    expect(hooks).toContain("Hier soir, le meunier Fabre");
    expect(hooks).not.toMatch(/en mars 2019|412 pains|NE PAS/);
    for (const line of hooks.split("\n")) expect(line.split("(").length).toBe(line.split(")").length);
  });

  it("name who is meant, where the sentence before tells it", () => {
    const lines = linesOf(
      "Nous fermons la cantine en juin. Mon père arrive. Il a servi quatre cent mille assiettes.",
    );
    expect(lines).toContain("Mon père a servi quatre cent mille assiettes.");
    expect(lines.filter((line) => line.startsWith("Il "))).toEqual([]);
  });

  it("say a case without « par exemple », and nothing that is only announced or counted again", () => {
    const lines = linesOf(
      "Aujourd'hui je vais vous parler de mon four. Le samedi je vends cent pains. Cent. Je les pétris seul. Tout d'abord, le four est grand. Il y a des parcelles. Par exemple, un matin de janvier le levain a débordé dans l'escalier. Je serai bref sur la farine.",
    ).join("\n");
    expect(lines).toContain("Un matin de janvier le levain a débordé");
    expect(lines).not.toMatch(/vous parler|^Tout d'abord|^Il y a des|^Cent\.|serai bref/mu);
  });

  it("open on no greeting of the room", () => {
    const hooks = hooksOf("Bonsoir à toutes et à tous. En mars, ma boulangerie a fermé.", "perso");
    expect(hooks.join(" ")).not.toContain("Bonsoir");
    const spaced = hooksOf("Salut tout le monde ! En mars, ma boulangerie a fermé.", "produit");
    expect(spaced.join(" ")).not.toContain("Salut");
  });

  it("open on no plan, no occasion and no sentence that waits for its verb", () => {
    const lines = linesOf(
      "Bonsoir les voisins, bonsoir les voisines. Nous sommes réunis ce soir pour la fontaine. J'exposerai les devis du plombier. Le matin où la fontaine a gelé. Dans une première partie on verra le plomb. Il faut savoir que quarante familles boivent l'eau de la cour. Je n'ai pas les chiffres avec moi. Venez samedi à la mairie.",
    ).join("\n");
    expect(lines).toContain("Quarante familles boivent l'eau de la cour.");
    expect(lines).not.toMatch(/bonsoir|réunis|exposerai|gelé|partie|les chiffres|^Venez/imu);
  });

  it("say no name before a line that pleases more", () => {
    const hooks = hooksOf(
      "Bonjour, moi c'est Paula, je suis rémouleuse à Nevers. La semaine dernière, un boucher m'a rendu un couteau de 1931. Il coupait mieux que le neuf. J'affûte quarante lames par jour dans ma camionnette.",
    );
    expect(hooks[0]).not.toContain("Paula");
    expect(hooks.join(" ")).toContain("Paula");
  });

  it("name who is meant in small letters inside a sentence", () => {
    const lines = linesOf("Ma tante tient le four banal. Chaque soir elle compte les pains.");
    expect(lines).toContain("Chaque soir ma tante compte les pains.");
  });

  it("put what happened before a general statement", () => {
    const hooks = hooksOf(
      "Notre association propose une offre adaptée aux familles. Ma voisine Rose a pleuré devant la porte fermée de la crèche. Nous gardons trente enfants le dimanche.",
    );
    expect(hooks[0]).toContain("Ma voisine Rose");
  });

  it("leave a line spare rather than show it beside a better one", () => {
    const { hooks } = analysePitchText({
      pitchType: "produit",
      content:
        "Le 3 mars, un incendie a brûlé la halle de Tence en onze minutes. Nous proposons une offre complète. Notre équipe est à votre écoute.",
    }).recommendations;
    expect(hooks.filter(({ isSpare }) => !isSpare).map(({ text }) => text)).toEqual([
      "Le 3 mars, un incendie a brûlé la halle de Tence en onze minutes.",
    ]);
  });

  it("show no template: say what to look for", () => {
    const { hooks, openingToFind } = analysePitchText({
      pitchType: "perso",
      content: "Bonjour. Merci.",
    }).recommendations;
    expect(hooks.map(({ isSpare }) => isSpare ?? false)).toEqual([true, true, true]);
    expect(openingToFind).toMatch(
      /^Aucune phrase de ce texte n’accroche encore à elle seule\. Cherchez un moment précis/u,
    );
  });

  it("show no flat line in place of a good one", () => {
    const { hooks, openingToFind } = analysePitchText({
      pitchType: "rh",
      question: "Pourquoi voulez-vous travailler chez nous ?",
      content:
        "Je suis quelqu'un de sérieux et de motivé. J'apprends vite et j'aime le travail en équipe. Votre magasin est à dix minutes de chez moi, donc c'est pratique. Je suis disponible tout de suite.",
    }).recommendations;
    expect(hooks).toHaveLength(3);
    expect(hooks.every(({ isSpare }) => isSpare)).toBe(true);
    expect(openingToFind).toMatch(/ce que vous avez vu ou appris chez eux/u);
  });

  it("say nothing to look for where a hook is shown", () => {
    const { openingToFind } = analysePitchText({
      pitchType: "perso",
      content:
        "Un soir de janvier, mon oncle a sonné le tocsin à mains nues pendant une heure. La corde avait gelé. Quarante voisins sont sortis en pyjama.",
    }).recommendations;
    expect(openingToFind).toBeNull();
  });

  it("show no line of a text that answers another question", () => {
    const { claims, recommendations } = analysePitchText({
      pitchType: "rh",
      question: "Quelles sont vos prétentions salariales ?",
      content:
        "Un soir de mars, l'alarme du four a sonné et j'ai évacué onze clients par la cave. J'avais dix-neuf ans et je tremblais. Le patron m'a offert un couteau gravé, que j'ai encore. Ma grand-mère en parle à chaque repas de famille.",
    });
    expect(claims.some(({ kind, rule }) => kind === "fault" && rule === "offTopic")).toBe(true);
    expect(recommendations.hooks.every(({ isSpare }) => isSpare)).toBe(true);
    expect(recommendations.openingToFind).toMatch(
      /^Aucune phrase de ce texte n’ouvre une réponse à cette question\. Commencez par une somme/u,
    );
  });

  it("open on no courtesy, even after those who are greeted", () => {
    const lines = linesOf(
      "Mesdames, messieurs, chers voisins, j'ai l'honneur d'ouvrir le bal. Monsieur le maire, mesdames et messieurs les élus. Mesdames, permettez-moi un mot. Je suis là pour le lavoir. Parce que je le vaux bien. Mes chers amis, quel plaisir de vous voir. Je suis très heureuse d'être ici. Le vieux lavoir a gelé neuf fois.",
    ).join("\n");
    expect(lines).toContain("Le vieux lavoir a gelé neuf fois.");
    expect(lines).not.toMatch(/honneur|plaisir|heureuse|élus|permettez|suis là|Parce/u);
  });

  it("end on no « il m'a dit »", () => {
    expect(linesOf("Un soir, mon chef m'a dit. On ferme le four demain matin.").join("\n")).not.toMatch(
      /m'a dit\.$/mu,
    );
  });

  it("open on no middle of a story and no place where nothing happens", () => {
    const content =
      "Le fournil de Salers ferme en juin. Avec ma tante Rose, au comptoir. Un vieux chien dormait contre la porte. Le chien a grogné deux fois. La boulangère, elle a ri. J'ai demandé à la mairie de rouvrir le four. Le lendemain, le boucher a signé une feuille. Douze voisins les ont comptées deux fois. En plus, le four est classé. Mon père a cuit quatre cents pains en mars.";
    const reading = readPitch({ pitchType: "perso", content });
    const carriesOn = carryingOn(reading);
    const lines = findCandidates(reading, []);
    const opens = lines.filter((line) => !carriesOn(line)).map(({ text }) => text);
    expect(opens).toContain("Mon père a cuit quatre cents pains en mars.");
    expect(lines.map(({ text }) => text)).toContain("Le chien a grogné deux fois.");
    expect(opens.join("\n")).not.toMatch(
      /^(?:Avec ma tante|Le chien|La boulangère|J'ai demandé|Le lendemain|Douze voisins les|En plus)/mu,
    );
  });

  it("take what happened on a day for no general statement", () => {
    expect(isPlain("Notre équipe accompagne les entreprises.")).toBe(true);
    expect(isPlain("Hier soir, le tribunal a placé la fonderie en redressement.")).toBe(false);
    expect(isPlain("Samedi dernier, au marché, j'ai choisi la mauvaise file.")).toBe(false);
  });

  it("find a line of a transcript that opens on a name, taken up by its pronoun", () => {
    const [hook] = hooksOf(
      "mes chers voisins moi je suis pas douée pour les discours donc euh Odile ça fait trente ans qu'elle est à la caisse et elle connaît le prénom de tous les enfants du quartier et le jour de l'incendie elle a compté les petits un par un dans la rue",
      "perso",
    );
    expect(hook).toMatch(/^Odile, ça fait trente ans qu'elle est à la caisse/u);
  });

  it("end on no clause that was only begun", () => {
    const lines = linesOf(
      "Le four chauffe et quand il neige. Mon frère pétrit et le deuxième jour. Mon père a cuit le pain et le voisin avec qui je travaille. Je prenais un tabouret parce que j'étais trop petit.",
    );
    expect(lines).toContain("Je prenais un tabouret parce que j'étais trop petit.");
    expect(lines.join("\n")).not.toMatch(/neige\.$|deuxième jour\.$|travaille\.$/mu);
  });

  it("leave blanks where nothing was said", () => {
    expect(hooksOf("Bonjour. Merci.").every((text) => text.includes("À compléter"))).toBe(true);
  });

  it("ask no scene of who talks of pay", () => {
    const { hooks, openingToFind } = analysePitchText({
      pitchType: "rh",
      question: "Quelles sont vos prétentions salariales ?",
      content:
        "Alors écoutez, je ne sais pas trop, je dirais entre 28 000 et 32 000 euros, mais c’est négociable, ça dépend de vous. Je débute donc je comprendrais que ce soit moins.",
    }).recommendations;
    expect(hooks[0]!.text).toMatch(/^Je demande \[À compléter/u);
    expect(openingToFind).toMatch(/Commencez par une somme, ou deux bornes/u);
  });

  it("open on no line twice, and keep the first sentence of the speech in mind", () => {
    const hooks = hooksOf(
      "Il était une heure dix, un client frappait sur le comptoir avec sa carte. Sa troisième carte de la nuit. Je n'ai pas refait de carte. J'ai pris le passe et je suis montée avec lui. La pile de la serrure était morte.",
      "rh",
    );
    expect(hooks.join("\n")).toContain("Il était une heure dix");
    for (const [at, hook] of hooks.entries())
      for (const other of hooks.slice(at + 1)) expect(hook).not.toContain(other.slice(0, -1));
  });

  it("leave out the greeting and the words that tie a line to another", () => {
    const hooks = hooksOf(
      "Bonsoir à tous, moi c'est Karim, j'ai gardé onze ans le phare de Cordouan. Ensuite, le phare a été automatisé. Nous avons donc ouvert la lanterne aux enfants, et quatre cents sont montés cet été.",
      "perso",
    );
    for (const hook of hooks) expect(hook).not.toMatch(/^(?:Bonsoir|Ensuite)|avons donc/u);
    expect(hooks.join("\n")).toContain("onze ans le phare de Cordouan");
  });

  it("end on no clause that waits for what follows", () => {
    const hooks = hooksOf(
      "bonjour donc wilfried moi c'est les bâches les bâches de semi donc quand vous avez une bâche déchirée bon ben vous savez comment ça se passe le camion il va chez le carrossier il est bloqué un jour deux jours et puis c'est le camion qui coûte c'est pas la bâche donc moi en fait je viens j'ai le fourgon avec la soudeuse",
    );
    expect(hooks.length).toBeGreaterThan(0);
    for (const hook of hooks) expect(hook).not.toMatch(/bâche déchirée\.$/u);
  });

  it("write the commas that a transcript lacks", () => {
    const hooks = hooksOf(
      "alors je m'appelle maëlle j'ai quarante ans je suis boulangère à vannes depuis deux mille douze avant j'étais à la caisse d'une jardinerie neuf ans donc euh le monde ça me connaît une nuit le four est tombé en panne et j'ai cuit trois cents pains chez le voisin le maire est descendu en pyjama et il m'a acheté deux baguettes",
      "perso",
    );
    expect(hooks.join("\n")).toMatch(/Je m'appelle maëlle, j'ai quarante ans/);
  });

  const shownOf = (content: string, pitchType: PitchType = "produit") =>
    analysePitchText({ pitchType, content })
      .recommendations.hooks.filter(({ isSpare }) => !isSpare)
      .map(({ text }) => text)
      .join("\n");

  it("open on no request and on no announcement where something happened", () => {
    const shown = shownOf(
      "Bonjour, je vous présente le lavoir de Sers. En mars, la crue a emporté la cloche et le toit. Un vieux maçon les a cherchés dans la boue pendant trois semaines. Nous aurions besoin de 9 000 euros pour les reposer. Nous cherchons un camion pour le mois de mai. Il nous faut votre accord.",
    );
    expect(shown).toContain("la crue a emporté la cloche");
    expect(shown).not.toMatch(/présente|besoin|cherchons|Il nous faut/);
  });

  it("place a scene before a career", () => {
    const [first] = hooksOf(
      "J'ai travaillé six ans dans une quincaillerie de Millau. Un soir, une cliente m'a demandé une clé pour la porte de son mari disparu. Je suis vendeuse depuis douze ans chez Martin. J'ai onze ans d'expérience.",
      "rh",
    );
    expect(first).toContain("Un soir, une cliente");
  });

  it("show no career, no plan and no subject of a thesis", () => {
    const shown = shownOf(
      "Je travaille dans une fonderie de Givors depuis neuf ans. J'ai été caissière pendant six ans à Oyonnax. Dans cinq ans, je me vois cheffe d'atelier. Ma thèse porte sur le grès. J'ai vu votre annonce et j'ai tout quitté. Un soir de janvier, la coulée a débordé et mon frère a perdu ses deux sourcils.",
      "rh",
    );
    expect(shown).toBe("Un soir de janvier, la coulée a débordé et mon frère a perdu ses deux sourcils.");
  });

  it("find a scene in the middle of a spoken answer", () => {
    const [first] = hooksOf(
      "alors euh une situation difficile euh bah c'était à la gare de Dax j'étais au guichet et un matin y a une dame japonaise qui arrive elle parlait pas un mot et elle avait perdu son fils et tout le monde lui criait dessus et moi j'ai dessiné un train et on a retrouvé le petit au bout du quai",
      "rh",
    );
    expect(first).toMatch(/^Un matin,? y a une dame japonaise/);
  });

  it("name whom the first sentence says it is about", () => {
    const lines = linesOf(
      "Je vais vous parler de mon oncle Marcel. Il est né dans un moulin sans route. Il a appris à lire à cinquante ans.",
    );
    expect(lines).toContain("Mon oncle Marcel a appris à lire à cinquante ans.");
  });

  it("keep a sentence that ends on a tic", () => {
    const reading = readPitch({
      pitchType: "produit",
      content:
        "bonjour donc je viens vous parler du club de judo parce que voilà on va peut-être fermer le gymnase il a plus de chauffage depuis novembre les petits ils s'échauffent avec le bonnet hein je rigole pas avec le bonnet et les gants et on a quand même quatre-vingts licenciés",
    });
    const edits = analysePitchText(reading.input).recommendations.rewriting?.edits ?? [];
    expect(findCandidates(reading, edits).map(({ text }) => text)).toContain(
      "Les petits s'échauffent avec le bonnet.",
    );
  });
});
