export default function History() {
  return <h1>Historique</h1>;
}
