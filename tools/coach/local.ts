// `npm run coach:local`: explains how to run a model on this machine for reading pitches, and lists the servers that
// answer here.
import { findLocalServers, tellLocalServer } from "@app/api/adapters/language-model/find-local-servers";

console.log(`Un modèle de 7 milliards de paramètres tient sur un portable de 16 Go. Rien ne quitte alors la machine.

Ollama      ollama pull qwen2.5:7b-instruct, puis ollama serve
            LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=qwen2.5:7b-instruct
llama.cpp   llama-server -m modele.gguf --port 8080 -c 16384 -np 4
            LLM_BASE_URL=http://127.0.0.1:8080/v1 LLM_MODEL=modele
            -np 4 : les quatre questions d'un rapport sont posées à la fois
LM Studio   onglet Developer, Start Server
            LLM_BASE_URL=http://127.0.0.1:1234/v1 LLM_MODEL=le nom affiché

Puis : npm run coach:check (le modèle passe-t-il l'examen ?), et npm start. LLM_DEADLINE_SEC=60 laisse le temps à une machine lente.
`);
const found = await findLocalServers();
for (const server of found) console.log(tellLocalServer(server));
if (found.length === 0) console.log("Aucun serveur de modèle ne répond ici sur son port habituel.");
