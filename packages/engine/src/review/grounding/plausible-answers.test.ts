import { describe, expect, it } from "vitest";
import { readJourneyPitches, readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import type { Hook } from "../../report.ts";
import type { PitchText } from "../../pitch.ts";
import { checkHooks } from "./check-hooks.ts";
import { isSoundRemark } from "./check-remark.ts";
import { checkRewrite } from "./check-rewrite.ts";
import { readSource } from "./source.ts";

/** Answers like those of a careful model: freer than the engine's, but faithful. None may be refused. */
interface Answers {
  pitch: PitchText;
  rewrite: string;
  hooks: Hook[];
  /** One for each metric, with the quote that supports it. */
  explanations: [evidence: string, explanation: string][];
}

const [produit, rh, perso] = readJourneyPitches() as [PitchText, PitchText, PitchText];
const judged = (key: string) => readJudgedPitches().find((pitch) => pitch.key === key)!.input;

const ANSWERS: Record<string, Answers> = {
  "a good product pitch": {
    pitch: produit,
    rewrite: `42 kilos. C'est le pain qu'une boulangerie de quartier jette chaque semaine : de la farine, de l'eau et des nuits de travail à la benne. Pourquoi ? Parce que personne ne sait combien de clients pousseront la porte demain.

Je m'appelle Solène Kervadec, et j'ai passé neuf ans derrière un comptoir à Lorient. Avec mon associé Idriss Belkacem, ingénieur en données, j'ai créé Mie Juste. Notre application croise les ventes de la caisse, la météo et le calendrier scolaire. À quatre heures du matin, elle dit au boulanger combien de baguettes enfourner. Elle s'installe en vingt minutes, sans aucune saisie.

31 boulangeries bretonnes l'utilisent aujourd'hui. Leurs invendus ont baissé de 38 % en six mois : 410 euros gagnés par mois et par boutique. L'abonnement, à 59 euros, est remboursé en cinq jours. Les logiciels de gestion sont pensés pour la grande distribution ; Mie Juste, elle, ne change rien aux gestes de l'artisan.

Il y a 33 000 boulangeries artisanales en France. Nous voulons en équiper 600 en dix-huit mois. Pour cela, nous cherchons 350 000 euros : deux commerciaux, et le lien avec les trois principales marques de caisses.

Rendez-vous jeudi, à six heures du matin, au fournil de Lanester. Vous verrez la prévision se vérifier sous vos yeux. Qui vient avec nous ?`,
    hooks: [
      {
        type: "chiffre",
        text: "42 kilos de pain à la benne, chaque semaine, dans une seule boulangerie de quartier.",
      },
      {
        type: "question",
        text: "Et si votre boulanger savait, à quatre heures du matin, combien de baguettes enfourner ?",
      },
      {
        type: "contraste",
        text: "Les logiciels sont pensés pour la grande distribution. Le nôtre ne change rien aux gestes de l'artisan.",
      },
    ],
    explanations: [
      [
        "nous cherchons 350 000 euros",
        "Le fil est complet, du pain jeté à la demande de « 350 000 euros ».\nLe modèle économique arrive tôt : placez-le après la preuve.",
      ],
      ["Elle s'installe en vingt minutes", "Les phrases sont courtes et concrètes, sans mot d'initié."],
      [
        "Contrairement aux logiciels de gestion",
        "Chaque paragraphe reprend le précédent ; « Contrairement aux logiciels de gestion » oppose nettement les deux mondes sur la durée.",
      ],
      [
        "leurs invendus ont baissé de 38 %",
        "« 38 % » et 410 euros par mois sont vérifiables. Dites comment la baisse a été mesurée.",
      ],
      [
        "une boulangerie de quartier jette 42 kilos de pain",
        "L'image des « nuits de travail qui finissent à la benne » frappe d'emblée.",
      ],
      [
        "Venez jeudi à six heures du matin",
        "Un jour, une heure, un lieu : difficile de faire plus net. Gardez cette fin telle quelle.",
      ],
    ],
  },
  "a good answer": {
    pitch: rh,
    rewrite: `En mars 2024, je coordonnais la logistique d'un entrepôt à Saint-Priest. Une commande sur neuf partait en retard, et notre principal client menaçait de nous quitter. Ma directrice m'a demandé de redresser la situation en trois mois, sans embauche.

J'ai d'abord passé deux nuits au quai avec les préparateurs. J'ai compris où le temps se perdait : les produits les plus demandés étaient rangés au fond, à quatre-vingts mètres des camions. J'ai classé les 1 200 références par fréquence de sortie, puis j'ai redessiné le plan de stockage avec Karim, le chef d'équipe de nuit. Deux préparateurs refusaient ce changement. Je les ai écoutés, et j'ai modifié l'allée B comme ils le proposaient. Chaque matin, j'ai affiché le nombre de commandes parties à l'heure.

Le résultat : en onze semaines, les retards sont passés de 11 % à 2 %. Le client a renouvelé son contrat pour deux ans. J'ai appris qu'un plan ne tient que si ceux qui l'appliquent l'ont corrigé.

C'est ce que j'aimerais apporter à votre plateforme de Corbas, où vous ouvrez un deuxième quai en septembre. Comment vos équipes participent-elles aujourd'hui à l'organisation du stock ?`,
    hooks: [
      {
        type: "histoire",
        text: "Mars 2024, à Saint-Priest : une commande sur neuf arrive en retard et notre principal client menace de partir.",
      },
      { type: "chiffre", text: "De 11 % de retards à 2 %, en onze semaines, sans une embauche." },
      {
        type: "contraste",
        text: "On croyait les préparateurs trop lents. Les produits étaient rangés à quatre-vingts mètres des camions.",
      },
    ],
    explanations: [
      [
        "Ma directrice m'a confié la mission",
        "Situation, tâche, actions, résultat : tout est là et dans l'ordre.",
      ],
      [
        "j'ai classé les 1 200 références",
        "Des verbes précis et un vocabulaire simple. La phrase sur les préparateurs est un peu longue.",
      ],
      ["J'ai d'abord passé deux nuits au quai", "« d'abord », « Ensuite », « Enfin » guident bien l'écoute."],
      [
        "les retards sont passés de 11 % à 2 %",
        "L'avant et l'après sont chiffrés, ce qui rend le résultat crédible.",
      ],
      [
        "votre plateforme de Corbas",
        "Le lien avec le poste est fait dans la dernière partie, par un fait précis sur l'entreprise.",
      ],
      [
        "j'ai écouté leurs objections",
        "Les actions sont à la première personne. L'épisode des objections montre une vraie écoute, gardez-le.",
      ],
    ],
  },
  "a good speech": {
    pitch: perso,
    rewrite: `Chers collègues, chers amis, merci d'être venus si nombreux un vendredi soir.

Il y a quatorze ans, j'ai poussé la porte de l'atelier avec un bleu de travail trop grand et une peur bleue de la fraiseuse. Ce matin-là, Monique m'a tendu un café. Elle m'a dit : « Ici, on a le droit de rater, mais pas de cacher. » Je ne l'ai jamais oublié.

Je revois aussi une nuit de novembre 2016. La presse était en panne et la livraison partait à six heures. Rachid a démonté le moteur à la lampe frontale, pendant que Claire lui lisait la notice en allemand, une langue qu'elle ne parlait pas. À cinq heures quarante, la presse a redémarré. Nous avons ri, pleuré un peu, et mangé des croissants assis sur les palettes.

Vous m'avez appris que la confiance se construit les jours où tout va mal. J'emporte cela à Nantes, où j'ouvre en janvier un atelier pour apprentis.

Je suis fière de vous, et triste de partir. Merci à chacun, et merci surtout à Monique. Gardez ma place près de la machine à café, et venez me voir : la première fournée de croissants sera pour vous. Levons nos verres à l'atelier !`,
    hooks: [
      { type: "citation", text: "« Ici, on a le droit de rater, mais pas de cacher. »" },
      {
        type: "histoire",
        text: "Novembre 2016, la presse est en panne, et Claire lit une notice en allemand sans parler un mot d'allemand.",
      },
      {
        type: "question",
        text: "Qui se souvient des croissants mangés sur les palettes, à six heures du matin ?",
      },
    ],
    explanations: [
      [
        "Levons nos verres à l'atelier",
        "Adresse, souvenirs, message, merci, toast : le plan attendu, complet.",
      ],
      ["une peur bleue de la fraiseuse", "Des images simples, des phrases qui se disent d'un souffle."],
      ["Je n'ai jamais oublié cette phrase", "Le récit va du premier matin au départ sans rupture."],
      [
        "Rachid a démonté le moteur à la lampe frontale",
        "Des prénoms, une date, une heure : la scène de la presse se voit.",
      ],
      [
        "merci d'être venus si nombreux",
        "Remercier d'emblée est courtois, mais attendu. Ouvrez plutôt sur « une peur bleue de la fraiseuse ».",
      ],
      [
        "Je suis fière de vous, et je suis triste de partir",
        "La fierté et la tristesse sont nommées sans détour, et la scène vient de vous seule.",
      ],
    ],
  },
  "a spoken pitch": {
    pitch: judged("produit-transcript-strong"),
    rewrite: `Savez-vous combien de repas sont jetés chaque jour dans un hôpital de taille moyenne ? Trois cents. Trois cents repas, parce que les patients changent de chambre, sortent plus tôt ou n'ont pas faim, et que la cuisine l'apprend trop tard.

Je m'appelle Fatou Diallo. J'ai été diététicienne pendant onze ans au CHU de Rennes. Avec mon associé Pierre, nous avons créé Plateau Juste : un logiciel très simple, qui relie le dossier du patient à la cuisine. Quand un patient sort, la cuisine le sait dans la minute.

Nous l'avons installé dans quatre hôpitaux depuis février. À Vannes, les repas jetés ont baissé de 42 % : 110 000 euros économisés par an. L'abonnement coûte 900 euros par mois. L'hôpital y gagne dès le deuxième mois. Les autres logiciels prévoient les menus, mais aucun ne suit le patient en temps réel.

La France compte 900 hôpitaux. Nous cherchons 250 000 euros pour en équiper quarante d'ici la fin de l'année prochaine.

Venez voir notre cuisine à Vannes le 12 mars, et posez vos questions aux soignants.`,
    hooks: [
      { type: "question", text: "Combien de repas un hôpital de taille moyenne jette-t-il chaque jour ?" },
      {
        type: "chiffre",
        text: "Trois cents repas jetés par jour, parce que la cuisine apprend trop tard que le patient est sorti.",
      },
      {
        type: "contraste",
        text: "Les autres logiciels prévoient les menus. Nous suivons le patient en temps réel.",
      },
    ],
    explanations: [
      [
        "il y a neuf cents hôpitaux en France",
        "Problème, solution, preuve, prix, marché et demande : rien ne manque.",
      ],
      [
        "qui relie le dossier du patient à la cuisine",
        "Une phrase suffit à comprendre le logiciel. Coupez celle des trois cents repas, trop longue.",
      ],
      ["quand un patient sort la cuisine le sait", "La cause vient avant le remède, on suit sans effort."],
      [
        "les repas jetés ont baissé de quarante-deux pour cent",
        "42 % et 110 000 euros par an : des preuves solides, dans un lieu nommé.",
      ],
      [
        "est-ce que vous savez combien de repas sont jetés",
        "La question ouvre bien, mais « je vais commencer par une question » la retarde.",
      ],
      [
        "venez voir notre cuisine à Vannes le douze mars",
        "Un lieu et une date. Dites aussi à qui s'adresse l'invitation.",
      ],
    ],
  },
  "a pitch without a figure": {
    pitch: judged("produit-agri-medium"),
    rewrite: `Chaque naissance, chaque vaccin, chaque vente : un éleveur de chèvres doit tout noter, dans plusieurs registres. [À compléter : combien d'heures par semaine]. Et les contrôles sont stressants.

Bique permet de tout noter en une seule fois, à la voix, dans la chèvrerie. L'application remplit ensuite les registres officiels. Elle marche sans réseau, ce qui compte dans les fermes isolées.

Des éleveurs de la Drôme l'ont testée. Ils en sont contents et gagnent du temps : [À compléter : le temps gagné, mesuré]. Elle sera vendue par abonnement, à [À compléter : le prix].

Nous sommes deux associés : une vétérinaire et un développeur. Nous cherchons des partenaires pour la faire connaître dans d'autres régions. [À compléter : lesquels, et pour quelle date].`,
    hooks: [
      {
        type: "question",
        text: "Qui, parmi vous, a déjà noté une naissance dans plusieurs registres à la fois ?",
      },
      {
        type: "histoire",
        text: "Dans une ferme isolée de la Drôme, sans réseau, une naissance se note à la voix.",
      },
      {
        type: "chiffre",
        text: "[À compléter : le nombre d'heures perdues par semaine] : voilà ce que coûtent les registres à un éleveur.",
      },
    ],
    explanations: [
      [
        "Nous l'avons testée avec quelques éleveurs",
        "Le problème, la solution et l'équipe sont là ; il manque la taille du marché et la demande.",
      ],
      ["directement dans la chèvrerie", "Les mots sont simples. « plutôt contents » affaiblit la phrase."],
      [
        "Elle remplit ensuite automatiquement",
        "« ensuite » relie bien les deux étapes, mais la fin change de sujet.",
      ],
      [
        "le prix n'est pas encore fixé",
        "Aucun chiffre ne prouve le gain de temps. Demandez aux éleveurs de le mesurer.",
      ],
      [
        "passent beaucoup de temps à remplir des papiers",
        "Un constat juste, mais sans image : montrez un éleveur devant ses registres.",
      ],
      ["trouver des partenaires", "« Nous aimerions » demande sans demander : dites qui, et pour quand."],
    ],
  },
};

describe.each(Object.entries(ANSWERS))("%s", (_name, { pitch, rewrite, hooks, explanations }) => {
  it("may be rewritten more freely than the engine does", () => {
    expect(checkRewrite(pitch, rewrite)).toEqual({ kind: "grounded", value: rewrite });
  });

  it("may have other hooks", () => {
    expect(checkHooks(pitch, hooks)).toEqual({ kind: "grounded", value: hooks });
  });

  it("may be remarked on in other words", () => {
    const source = readSource(pitch);
    const remarks = explanations.flatMap(([, explanation]) => explanation.split(/(?<=[.?!])\s(?=[A-ZÀ-Ý])/));
    expect(remarks.filter((remark) => !isSoundRemark(source, remark))).toEqual([]);
  });
});
