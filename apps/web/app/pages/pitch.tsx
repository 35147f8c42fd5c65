export default function Pitch() {
  return <h1>Analyser votre pitch</h1>;
}
