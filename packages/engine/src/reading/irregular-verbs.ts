/**
 * Verbs whose forms cannot be derived from their ending, with their irregular forms: whole forms, then stems marked `i`
 * (imperfect, « nous » and « vous », -ant), `f` (future and conditional), `s` (subjunctive and « ils »), `p` (past
 * participle). Each prefix in brackets makes one verb (an initial comma stands for the empty prefix). When two verbs
 * share a form, it belongs to the first.
 */
const VERBS = `
être: suis es est sommes êtes sont sois soit soyons soyez soient fus fut fûmes furent étais était étions étiez étaient étant f=ser été
avoir: ai as a ont aie aies ait aient ayons ayez ayant eus eut eurent i=av f=aur p=eu
[,re,dé,satis]faire: fais fait faites font fis fit firent i=fais f=fer s=fass p=fait
[,re]dire: dis dit dites dirent i=dis f=dir s=dis p=dit
[inter,contre,pré]dire: dis dit i=dis f=dir s=dis p=dit
aller: vais vas va vont aille ailles aillent alla allèrent i=all f=ir p=allé
savoir: sais sait sache saches sachent sachez sachons sachant sut surent i=sav f=saur p=su
pouvoir: peux peut puis put purent i=pouv f=pourr p=pu peuvent puisse puisses puissions puissiez puissent
vouloir: veux veut voulut veuille veuilles veuillez veuillent veulent i=voul f=voudr p=voulu
devoir: dois doit dut i=dev f=devr s=doiv p=dû dus dues
falloir: faut fallut fallait faille f=faudr p=fallu
[,pré,équi]valoir: vaux vaut vaille vaillent valent i=val f=vaudr p=valu
prévoir: f=prévoir
[,re,pré,entre]voir: vois voit virent i=voy f=verr s=voi p=vu
[re,con,dé,per,aper]cevoir: çois çoit çut çurent i=cev f=cevr s=çoiv p=çu
[,re,de,par,inter,sur,con,pré,pro,sou,contre,sub]venir: viens vient vint vinrent i=ven f=viendr s=vienn p=venu
[,re,ob,main,con,sou,dé,entre,appar]tenir: tiens tient tint tinrent i=ten f=tiendr s=tienn p=tenu
[,re,ap,com,sur,entre]prendre: prends prend prit prirent i=pren f=prendr s=prenn p=pris
[,re,per,pro,ad,com,sou,trans,é,o]mettre: mets met mit mirent i=mett f=mettr s=mett p=mis
[,com,dé,a]battre: bats bat i=batt f=battr s=batt p=battu
[,re]partir: pars part i=part f=partir s=part p=parti
[,res]sortir: sors sort i=sort f=sortir s=sort p=sorti
[,res,con,pres]sentir: sens sent i=sent f=sentir s=sent p=senti
mentir: mens ment i=ment f=mentir s=ment p=menti
[,en]dormir: dors dort i=dorm f=dormir s=dorm p=dormi
[,des]servir: sers sert i=serv f=servir s=serv p=servi
[,par,ac,con,dis,re,se]courir: cours court coururent i=cour f=courr s=cour p=couru
mourir: meurs meurt mourut i=mour f=mourr s=meur p=mort
[ac,con,re]quérir: quiers quiert i=quér f=querr s=quièr p=quis
[,r,entr]ouvrir: ouvre ouvres ouvrit i=ouvr f=ouvrir s=ouvr p=ouvert
[,re,dé]couvrir: couvre couvres couvrit i=couvr f=couvrir s=couvr p=couvert
offrir: offre offres offrit i=offr f=offrir s=offr p=offert
souffrir: souffre souffres i=souffr f=souffrir s=souffr p=souffert
[,ac,re]cueillir: cueille cueilles i=cueill f=cueiller s=cueill p=cueilli
[,en]fuir: fuis fuit i=fuy f=fuir s=fui p=fui
[,re]lire: lis lit lurent i=lis f=lir s=lis p=lu
élire: élis élit i=élis f=élir s=élis p=élu
[dé,ins,pres,sous,trans,pros]crire: cris crit crivit i=criv f=crir s=criv p=crit
[,ré]écrire: écris écrit écrivit i=écriv f=écrir s=écriv p=écrit
[,pour]suivre: suis suit i=suiv f=suivr s=suiv p=suivi
[,re,sur]vivre: vis vit i=viv f=vivr s=viv p=vécu
boire: bois boit but burent i=buv f=boir s=boiv p=bu
croire: crois croit crut crurent i=croy f=croir s=croi p=cru
[,sou]rire: ris rit i=ri f=rir s=ri p=ri
[,dé,com]plaire: plais plait plaît i=plais f=plair s=plais p=plu
pleuvoir: pleut plut i=pleuv f=pleuvr s=pleuv
taire: tais tait tu i=tais f=tair s=tais
[,re,mé]connaître: connais connait connaît i=connaiss f=connaîtr s=connaiss p=connu
[,ap,dis,re]paraître: parais parait paraît i=paraiss f=paraîtr s=paraiss p=paru
naître: nais nait naît naquit i=naiss f=naîtr s=naiss p=né
[con,pro,ré,intro,tra,sé,dé]duire: duis duit i=duis f=duir s=duis p=duit
[dé,ins]truire: truis truit i=truis f=truir s=truis p=truit
[con,recon]struire: struis struit i=struis f=struir s=struis p=struit
[,re]cuire: cuis cuit i=cuis f=cuir s=cuis p=cuit
[,cor,inter]rompre: romps rompt i=romp f=rompr s=romp p=rompu
[,con]vaincre: vaincs vainc i=vainqu f=vaincr s=vainqu p=vaincu
[,re]joindre: joins joint i=joign f=joindr s=joign p=joint
[con]traindre: trains traint i=traign f=traindr s=traign p=traint
[,re]peindre: peins peint i=peign f=peindr s=peign p=peint
craindre: crains craint i=craign f=craindr s=craign p=craint
plaindre: plains plaint i=plaign f=plaindr s=plaign p=plaint
[,at]teindre: teins teint i=teign f=teindr s=teign p=teint
éteindre: éteins éteint i=éteign f=éteindr s=éteign p=éteint
asseoir: assieds assied assois assoit i=assey f=assiér s=assey p=assis
[,re]vendre: vends vend vendit i=vend f=vendr s=vend p=vendu
[,at,é,dé,pré,sous,en]tendre: tends tend i=tend f=tendr s=tend p=tendu
rendre: rends rend rendit i=rend f=rendr s=rend p=rendu
[,re]descendre: descends descend i=descend f=descendr s=descend p=descendu
[,re]perdre: perds perd i=perd f=perdr s=perd p=perdu
répondre: réponds répond répondit i=répond f=répondr s=répond p=répondu
correspondre: corresponds correspond i=correspond f=correspondr s=correspond p=correspondu
défendre: défends défend i=défend f=défendr s=défend p=défendu
[,sus,dé]pendre: pends pend i=pend f=pendr s=pend p=pendu
[,con]fondre: fonds fond i=fond f=fondr s=fond p=fondu
tondre: tonds tond i=tond f=tondr s=tond p=tondu
[,re]mordre: mords mord i=mord f=mordr s=mord p=mordu
coudre: couds coud i=cous f=coudr s=cous p=cousu
[in,con,ex]clure: clus clut i=clu f=clur s=clu p=clu
suffire: suffis suffit i=suffis f=suffir s=suffis p=suffi
réussir: réussis réussit i=réussiss s=réussiss p=réussi
subir: subis subit i=subiss s=subiss p=subi
accomplir: accomplis accomplit i=accompliss s=accompliss p=accompli
résoudre: résous résout i=résolv f=résoudr s=résolv p=résolu
[,dé]laisser: laisse laisses laissa i=laiss f=laisser s=laiss p=laissé
[,a,ra]baisser: baisse baisses i=baiss f=baisser s=baiss p=baissé
[,re]payer: paye payes paie paies i=pay f=payer f=paier s=pay s=pai p=payé
essayer: essaye essayes essaie essaies i=essay f=essayer f=essaier s=essay s=essai p=essayé
balayer: balaye balaie i=balay f=balayer f=balaier s=balai p=balayé
[,r]envoyer: envoie envoies i=envoy f=enverr s=envoi p=envoyé
employer: emploie emploies i=employ f=emploier s=emploi p=employé
nettoyer: nettoie nettoies i=nettoy f=nettoier s=nettoi p=nettoyé
appuyer: appuie appuies i=appuy f=appuier s=appui p=appuyé
ennuyer: ennuie ennuies i=ennuy f=ennuier s=ennui p=ennuyé
[,r]appeler: appelle appelles i=appel f=appeller s=appell p=appelé
[,re,pro]jeter: jette jettes i=jet f=jetter s=jett p=jeté
[,r]acheter: achète achètes i=achet f=achèter s=achèt p=acheté
peser: pèse pèses i=pes f=pèser s=pès p=pesé
[,a,em,pro,ra]mener: mène mènes i=men f=mèner s=mèn p=mené
emmener: emmène emmènes i=emmen f=emmèner s=emmèn p=emmené
[,é,en,sou,re,pré]lever: lève lèves i=lev f=lèver s=lèv p=levé
geler: gèle i=gel f=gèler s=gèl p=gelé
semer: sème sèmes i=sem f=sèmer s=sèm p=semé
`;

/** Stems of regular verbs in -er whose forms could be those of another verb: « arrivons » is not from « arrire ». */
const REGULAR =
  `ador alert annul apprêt approch arrach arriv arrêt attach cach confi conseill conserv découl démarr dépass dérang déroul
  déguis détach dilu dur écart éloign enquêt enseign entour entr envi évalu fêt gliss gratt heurt intitul lutt montr observ
  pleur présent prêt priv privilégi quitt rattach réfugi rentr renseign représent réserv rêv sauv sembl souhait surveill
  témoign tent tir trait tu veill`.split(/\s+/);
/** The same where « é » becomes « è » before a silent ending: « répète ». */
const GRAVE = "célébr complét délégu gér inquiét intégr posséd préfér régl répét révél".split(" ");

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  i: ["ais", "ait", "ions", "iez", "aient", "ons", "ez", "ant"],
  f: ["ai", "as", "a", "ons", "ez", "ont", "ais", "ait", "ions", "iez", "aient"],
  s: ["e", "es", "ent"],
  p: ["", "e", "s", "es"],
};

/** The forms of the verbs above, each with its lemma. */
function conjugate(): Map<string, string> {
  const lemmas = new Map<string, string>();
  const add = (form: string, lemma: string) => {
    if (!lemmas.has(form)) lemmas.set(form, lemma);
  };
  for (const line of VERBS.trim().split("\n")) {
    const [head, parts] = line.split(": ") as [string, string];
    const [, prefixes = "", verb] = /^(?:\[([^\]]*)\])?(.*)$/.exec(head)!;
    for (const prefix of prefixes.split(",")) {
      for (const part of parts.split(" ")) {
        const [kind, stem] = part.split("=");
        if (stem === undefined) add(prefix + part, prefix + verb);
        else for (const ending of ENDINGS[kind!]!) add(prefix + stem + ending, prefix + verb);
      }
    }
  }
  for (const stem of [...REGULAR, ...GRAVE]) {
    const grave = GRAVE.includes(stem) ? withGrave(stem) : stem;
    for (const ending of ENDINGS.s!) add(grave + ending, `${stem}er`);
    for (const ending of ENDINGS.i!) add(stem + ending, `${stem}er`);
    for (const ending of ENDINGS.f!) add(`${stem}er${ending}`, `${stem}er`);
    for (const ending of ENDINGS.p!) add(`${stem}é${ending}`, `${stem}er`);
  }
  return lemmas;
}

/** Verbs that stand beside another one as an auxiliary. */
const AUXILIARIES = new Set(["être", "avoir", "faire"]);

/** Whether a word may be an auxiliary, typed with or without its accents: they are a closed class. */
export function isAuxiliaryForm(form: string): boolean {
  auxiliaryForms ??= new Set(
    [...AUXILIARIES, ...formsOf((lemma) => AUXILIARIES.has(lemma))].map(withoutAccents),
  );
  return auxiliaryForms.has(withoutAccents(form.replace(HUNG, "")));
}

/** « -t-il », « -vous »: the hyphen of an inverted pronoun. */
const HUNG = /^-(?:t-)?/;
const withoutAccents = (form: string) => form.normalize("NFD").replace(/\p{M}/gu, "");

let auxiliaryForms: ReadonlySet<string> | undefined;
let conjugated: ReadonlyMap<string, string> | undefined;

function formsOf(isWanted: (lemma: string) => boolean): string[] {
  conjugated ??= conjugate();
  return [...conjugated].flatMap(([form, lemma]) => (isWanted(lemma) ? [form] : []));
}

/** Lemma of a conjugated form or participle of an irregular verb, in lower case; undefined for other words. */
export function irregularLemma(form: string): string | undefined {
  conjugated ??= conjugate();
  return conjugated.get(form);
}

/** « répét » → « répèt »: only the last « é » becomes « è ». */
function withGrave(stem: string): string {
  const at = stem.lastIndexOf("é");
  return `${stem.slice(0, at)}è${stem.slice(at + 1)}`;
}
