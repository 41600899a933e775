import { CASES } from '../src/scenario/cases/index.ts';
import { readScenario } from '../src/scenario/read.ts';
import { play } from '../src/scenario/play.ts';
import { tell } from '../src/scenario/tell.ts';
const c=CASES.find(c=>c.name.startsWith(process.argv[2]!))!;
const s:any=readScenario(c.board,c.actions);
const p=play(s.value,[]); for(const st of p.steps) console.log(st.rule,tell(st));
console.log(JSON.stringify(p.boards.at(-1)).slice(0,900));
