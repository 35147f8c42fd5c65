export default function Home() {
  return <h1>Le jour J se prépare à voix haute.</h1>;
}
