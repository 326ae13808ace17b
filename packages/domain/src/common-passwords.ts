/**
 * Passwords that attackers try first. Those shorter than 8 characters are missing, because their length is
 * refused anyway.
 */
const common = new Set(
  `
  00000000 0123456789 0987654321 10203040 1029384756 11111111 11223344 12121212 123123123 123321123
  12341234 12344321 12345678 123456789 1234567890 123456789a 123456789q 1234567a 123456aa 123456ab
  12345qwert 1234abcd 1234qwer 123qweasd 12qwaszx 13131313 13579246 1357924680 147258369 147852369
  159753456 19801980 19901990 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20002000 20202020 22222222
  2468101214 24681357 33333333 44444444 5201314520 55555555 66666666 69696969 741852963 77777777
  789456123 87654321 88888888 987654321 9876543210 987654321a 99999999 a1234567 a12345678 a1b2c3d4
  aa123456 abc12345 abc123456 abcd1234 abcdefgh abcdefghi adelaide admin123 admin123! admin1234
  administrator alexander angel123 arsenal1 asd123456 asdf1234 asdfasdf asdfghjk asdfghjkl ashley12
  australia australia1 autumn123 avengers babygirl babygirl1 banana12 baseball baseball1 basketball
  batman123 beautiful benjamin blessed1 blink182 brisbane buster12 butterfly canberra changeme
  changeme1 changeme123 charlotte cheese12 chelsea1 chocolate clinic12 clinic123 computer cookie12
  corvette cowboys1 danielle default1 dental12 dental123 dentist1 dentistry dolphins dragon12
  dragon123 elizabeth facebook facebook1 family12 flower12 football football1 forever1 fortnite
  freedom1 friends1 gateway1 ginger12 google12 guest123 harley12 heaven12 hello123 hello1234
  helloworld hockey12 hunter12 iloveyou iloveyou1 instagram internet ironman1 jasmine1 jennifer
  jesus123 jesuschrist jordan23 killer12 lakers24 letmein! letmein1 letmein123 linkedin liverpool
  lovelove loveyou1 master12 matrix12 maverick melbourne mercedes michael1 michelle midnight minecraft
  monkey12 monkey123 monkey123! mustang1 mypassword newpassword nopassword nothing1 operatory
  operatory1 orange12 p@ssw0rd p@ssw0rd1 p@ssword pa$$word panthers pass1234 pass12345 passport
  passw0rd passw0rd! passw0rd1 password password! password1 password1! password12 password123
  password1234 password2024 password2025 password2026 peanut12 pepper12 phoenix1 pokemon1 pokemon123
  precious princess princess1 purple12 q1234567 q1w2e3r4 qazwsxedc qq123456 qweasdzxc qwer1234
  qwerty1! qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop rainbow1 ranger12 redsox12 roblox12
  root1234 samantha samsung1 secret123 shadow12 shadow123 silver12 snoopy12 soccer12 spiderman
  spring123 starwars steelers summer12 summer123 summer2024 summer2025 summer2026 sunshine sunshine1
  superman superman1 sydney12 temp1234 temporary test1234 testing1 testing123 testtest tigger12
  trustno1 twitter1 victoria welcome1 welcome1! welcome12 welcome123 welcome2024 welcome2025
  welcome2026 whatever winter12 winter123 winter2024 winter2025 winter2026 woaini1314 yamaha12
  yankees1 yellow12 yourpassword zaq12wsx zxc123456 zxcvbnm1 zxcvbnm123 zz123456
  `
    .trim()
    .split(/\s+/),
);

/** Punctuation at the end is ignored. `folded` must be in lower case. */
export function isCommonPassword(folded: string): boolean {
  return common.has(folded) || common.has(folded.replace(/[!?.#*_-]+$/, ''));
}
